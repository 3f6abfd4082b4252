/** How much a word counts in each part of a product, against one in its name; `kind` is type, tags and colours. */
export const WORD_WEIGHTS = { name: 1, brand: 0.6, kind: 0.4, description: 0.05 } as const

/** How brands are recommended: what one person saved of them against what everybody liked, and a start for new ones. */
export const BRAND_ORDER = { ownWeight: 1.5, likersDays: 7, headStartDays: 30 } as const
