/** German words of the page of open-source licences. */
export const licences = {
  title: 'Open-Source-Lizenzen',
  intro: 'In {name} stecken Programme und eine Schrift, die andere unter freien Lizenzen veröffentlicht haben. Danke!',
  textsTitle: 'Alle Lizenztexte',
  texts: 'Urheberangaben und vollständige Lizenztexte kannst du als {link} herunterladen.',
  textsLink: 'Textdatei',
  listTitle: 'Lizenz {licence}',
} as const
