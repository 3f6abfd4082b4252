/** German words of the synonyms of the search, for staff. */
export const synonyms = {
  failed: 'Die Synonyme konnten nicht geladen werden.',
  intro:
    'Die Suche behandelt die Wörter einer Gruppe gleich. Die Namen von Kleidungsstücken und ihre Schreibweisen kennt sie schon selbst. Änderungen gelten nach spätestens einer Minute überall.',
  none: 'Noch keine Synonyme',
  noneText:
    'Die Suche kennt die Namen von Kleidungsstücken und ihre Schreibweisen schon selbst. Leg eine Gruppe an, wenn ein Wort fehlt.',
  add: 'Gruppe anlegen',
  one: 'Gruppe',
  words: 'Wörter',
  wordsHint: 'Eines je Zeile, auch kurze Wendungen wie „dicke Jacke“.',
  count: 'Schreib {least} bis {most} Wörter, eines je Zeile.',
  long: '„{word}“ ist zu lang: höchstens {most} Zeichen.',
  save: 'Gruppe speichern',
  saved: 'Die Gruppe ist gespeichert',
  remove: 'Gruppe entfernen',
  removeNow: 'Endgültig entfernen',
  removed: 'Die Gruppe ist entfernt',
  reasonHint: 'Steht im Protokoll.',
  trial: 'Suche ausprobieren',
  trialHint: 'Mit den Wörtern, die gerade oben stehen. Nichts davon wird gespeichert oder gezählt.',
  tryNow: 'Vergleichen',
  without: { one: 'Ohne die Gruppe: {count} Produkt', other: 'Ohne die Gruppe: {count} Produkte' },
  with: { one: 'Mit der Gruppe: {count} Produkt', other: 'Mit der Gruppe: {count} Produkte' },
  more: { one: 'und {count} weiteres', other: 'und {count} weitere' },
} as const
