/** German accessibility statement (BFSG, annex 3). */
export const accessibility = {
  title: 'Barriere\u00ADfreiheit',
  version: 'Stand: 21. November 2026, Selbstbewertung',
  intro:
    'Swipen ist eine Geste. Damit {name} für alle da ist, geht hier alles auch ohne sie: mit Knöpfen, mit der Tastatur, mit Vorlesehilfe.',
  serviceTitle: 'Um welchen Dienst es geht',
  serviceText:
    '{name} ist ein Dienst im elektronischen Geschäftsverkehr: Du entdeckst Produkte von Marken als Karten, merkst sie dir und gehst zum Kauf in den Shop der Marke. Diese Erklärung gilt für die Website und die App, nicht für die Shops der Marken.',
  standardTitle: 'Woran wir uns halten',
  standardText:
    'An das Barrierefreiheitsstärkungsgesetz (BFSG) und seine Verordnung, an EN 301 549 und an die WCAG 2.2 in Stufe AA.',
  howTitle: 'So erfüllen wir es',
  how1: 'Jede Wischgeste hat einen Knopf: Weiter, Gefällt mir, Zurück, Details. Pfeiltasten gehen auch.',
  how2: 'Vorlesehilfen sagen Marke, Produkt und Preis der Karte, und nach jeder Entscheidung, welche jetzt oben liegt.',
  how3: 'Texte lassen sich auf 200\u00A0% vergrößern, Seiten passen auf 320 Pixel Breite, hoch und quer.',
  how4: 'Kontraste von mindestens 4,5:1 in hellen und dunklen Farben; nichts wird nur durch Farbe gesagt.',
  how5: 'Wer im System oder im Profil weniger Bewegung einstellt, sieht keine fliegenden Karten und keine laufenden Bänder; auch die Vibration lässt sich ausschalten.',
  how6: 'Anmelden ohne Rätsel: Passwörter und Codes dürfen eingefügt werden, Fehler stehen beim Feld.',
  gapsTitle: 'Was noch fehlt',
  gap1: 'Mit Vorlesehilfen auf echten Telefonen haben noch nicht genug Menschen geprüft; bisher prüfen wir automatisch und mit der Tastatur.',
  gap2: 'Bilder beschreiben die Marken. Fehlt eine Beschreibung, sagen wir nur Produkt und Marke.',
  gap3: 'Produkttexte kommen von den Marken und sind nicht immer in beiden Sprachen da.',
  testTitle: 'Wie wir prüfen',
  testText:
    'Bei jeder Änderung prüft axe alle Bildschirme in beiden Sprachen, hell und dunkel, und Abläufe werden allein mit der Tastatur durchgespielt. Das findet vieles, aber nicht alles.',
  tellTitle: 'Eine Barriere gefunden?',
  tellText: 'Schreib uns über das {link}, Thema „Barriere melden“. Wir antworten meist innerhalb von drei Werktagen.',
  authorityTitle: 'Marktüberwachung',
  authorityText: 'Hilft unsere Antwort nicht, kannst du dich an die zuständige Behörde wenden:',
} as const
