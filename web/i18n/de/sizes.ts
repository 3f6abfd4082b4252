/** German words of sizes, in the filter and in the profile. */
export const sizes = {
  title: 'Größe',
  filterHint: 'Gilt nur für die jeweilige Produktart und zeigt nur, was es in der Größe gerade gibt.',
  any: 'Alle',
  none: 'Keine Angabe',
  letters: 'XS bis 3XL',
  waist: 'Bundweite in Zoll',
  length: 'Länge in Zoll',
  shoesHint: 'EU-Größen. Darunter ungefähr UK und US (Herren / Damen).',
  cardTitle: 'Deine Größen',
  cardText: 'Freiwillig, und nur für dich. Mehrere sind in Ordnung.',
  limits: 'Im Deck nur Passendes zeigen',
  limitsHint: 'Weg bleibt, was es nicht in deinen Größen gibt oder was darin ausverkauft ist.',
  unsized: 'Auch ohne Größenangabe ausblenden',
  unsizedHint: 'Manche Shops nennen keine Größen oder andere, als du gewählt hast.',
  loadFailed: 'Deine Größen konnten nicht geladen werden.',
  saveFailed: 'Deine Größen konnten nicht gespeichert werden.',
} as const
