/** German words for filling in a product from its page in the shop. */
export const bylink = {
  title: 'Mit einem Link beginnen',
  intro:
    'Gib die Adresse der Produktseite in deinem Shop ein: Wir lesen Name, Preis, Bilder, Größen und Beschreibung. Gespeichert wird erst, was du geprüft und übernommen hast.',
  link: 'Adresse der Produktseite',
  read: 'Seite lesen',
  reading: 'Die Seite wird gelesen …',
  failed: 'Die Seite konnte nicht gelesen werden.',
  found: 'Das steht auf der Seite',
  foundHint: 'Bitte prüfe jede Angabe. Was nicht stimmt, lass weg oder ändere es danach im Formular.',
  pictures: { one: '{count} Bild', other: '{count} Bilder' },
  variants: { one: '{count} Variante: {list}', other: '{count} Varianten: {list}' },
  take: 'Geprüft, übernehmen',
  discard: 'Verwerfen',
  fetching: 'Die Bilder werden geladen …',
  taken: 'Übernommen. Sieh dir die Felder noch einmal an.',
  fewer: {
    one: '{count} Bild konnte nicht geladen werden.',
    other: '{count} Bilder konnten nicht geladen werden.',
  },
  picturesFailed: 'Die Bilder konnten nicht geladen werden. Füge sie von Hand hinzu.',
} as const
