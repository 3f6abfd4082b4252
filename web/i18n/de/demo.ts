export const demo = {
  title: 'Demo des Dashboards',
  titleOf: '{section} (Demo)',
  ribbon: 'Demo',
  name: 'Demo',
  what: 'Die erfundene Marke NORDKANTE mit 90 Tagen Zahlen. Nichts wird gespeichert.',
  register: 'Marke registrieren',
  registerShort: 'Registrieren',
  tour: 'Rundgang',
  endTour: 'Rundgang beenden',
  stepOf: 'Schritt {step} von {steps}',
  before: 'Zurück',
  next: 'Weiter',
  toOverview: 'Zur Übersicht der Demo',
  tour1: 'So sieht dein Tag aus',
  tour1Text:
    'Aufrufe, Gemerkt und Klicks zum Shop auf einen Blick. Tippe auf das „i“ einer Kachel: Dort steht, was genau gezählt wird.',
  tour2: 'Alle Produkte an einem Ort',
  tour2Text:
    'Preis, Bestand, Aufrufe und Like-Rate in einer Tabelle. Filtere nach Status, ändere viele auf einmal oder sieh dir alles als Karten an.',
  tour3: 'Sales, die stimmen',
  tour3Text:
    'Der niedrigste Preis der letzten 30 Tage wird automatisch geprüft. So wirbst du nur mit Rabatten, die auch welche sind.',
  tour4: 'Dein Shop, dein Look',
  tour4Text:
    'Farben, Schriften und Abschnitte mit Vorschau, auf dem Handy wie am Desktop. Probier es aus: Hier geht nichts kaputt.',
  tour5: 'Jede Zahl bis ins Detail',
  tour5Text:
    'Vom ersten Bild bis zum Klick in deinen Shop: nach Tag, Quelle, Uhrzeit und Produkt, mit Vergleich und als CSV.',
  tour6: 'Gemeinsam arbeiten',
  tour6Text:
    'Jede Rolle darf nur, was sie braucht. Gefällt dir, was du siehst? Registrier deine Marke, das dauert etwa fünf Minuten.',
} as const
