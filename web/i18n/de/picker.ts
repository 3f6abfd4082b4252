/** German words of choosing products of the brand. */
export const picker = {
  pick: 'Produkte wählen',
  picked: { one: '{count} Produkt gewählt', other: '{count} Produkte gewählt' },
  search: 'Produkt suchen',
  selectAll: { one: '{count} Produkt auswählen', other: 'Alle {count} auswählen' },
  clear: 'Auswahl leeren',
  done: 'Übernehmen',
  shownOnly: 'Aktive',
  allProducts: 'Alle Produkte',
  nothingFound: 'Dazu gibt es kein Produkt.',
  most: 'Höchstens {count} Produkte.',
  failed: 'Das hat nicht geklappt. Bitte versuche es erneut.',
} as const
