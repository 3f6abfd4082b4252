/** Weight of a match in each part of a product, relative to its name; `kind` is type, tags and colours. */
export const WORD_WEIGHTS = { name: 1, brand: 0.6, kind: 0.4, description: 0.05 } as const

/** How brands are recommended: weight of the user's own saves against all users' likes, and the bonus of new brands. */
export const BRAND_ORDER = { ownWeight: 1.5, likersDays: 7, headStartDays: 30 } as const
