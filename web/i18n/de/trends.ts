/** German words of the trends of the whole platform. */
export const trends = {
  failed: 'Die Trends konnten nicht geladen werden.',
  days: '{from} bis {to}, verglichen mit den drei Wochen davor',
  what: 'Um wie viel öfter oder seltener etwas gefällt als vor drei Wochen, gemessen an allen Produkten auf Dropdeck. Gezeigt wird nur, was in beiden Zeiträumen mindestens {people} Personen gesehen haben, von mindestens {brands} Marken.',
  empty: 'Noch keine Trends',
  emptyText:
    'Trends entstehen, sobald in sechs Wochen genug gewischt wurde: mindestens {people} Personen je Merkmal und Produkte von {brands} Marken. Sie werden jede Nacht neu berechnet.',
  kind: 'Art',
  name: 'Merkmal',
  change: 'Veränderung',
  changePercent: 'Veränderung (%)',
  'kind-type': 'Kategorie',
  'kind-colour': 'Farbe',
  'kind-price': 'Preis',
  'kind-tag': 'Schlagwort',
  'kinds-type': 'Kategorien',
  'kinds-colour': 'Farben',
  'kinds-price': 'Preise',
  'kinds-tag': 'Schlagwörter',
  kindEmpty: 'Noch zu wenige Daten',
  band: '{from} bis {to}',
  bandBelow: 'unter {price}',
  bandFrom: 'ab {price}',
  more: {
    one: '{count} weiterer Trend mit dem Tarif {plan}',
    other: '{count} weitere Trends mit dem Tarif {plan}',
  },
  own: 'Deine Marke im Vergleich',
  ownBetter: 'Beliebter als {percent}\u00A0% der Marken',
  ownWhat: {
    one: 'Nach dem Anteil an „Gefällt mir“ in den letzten drei Wochen, verglichen mit {count} anderen Marke, die mindestens {people} Personen gesehen haben.',
    other:
      'Nach dem Anteil an „Gefällt mir“ in den letzten drei Wochen, verglichen mit {count} anderen Marken, die mindestens {people} Personen gesehen haben.',
  },
  ownNone:
    'Der Vergleich erscheint, sobald in drei Wochen mindestens {people} Personen deine Produkte gesehen haben und mindestens {brands} Marken so weit sind.',
  rare: 'Gesucht, selten gefunden',
  rareWhat:
    'Wonach in den letzten {days} Tagen viele gesucht und höchstens {found} Produkte gefunden haben. Gezeigt wird nur, wonach an einem Tag mindestens {people} Personen gesucht haben.',
  rareFailed: 'Die Suchen konnten nicht geladen werden.',
  rareEmpty: 'Wonach viele suchen, wird gerade gut gefunden.',
  query: 'Suche',
  searches: 'Suchen',
  found: 'Gefunden',
  export: 'Exportieren',
  exportPlan: 'Trends als CSV gibt es mit dem Tarif {plan}.',
} as const
