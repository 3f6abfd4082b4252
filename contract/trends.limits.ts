/** Product 3: three weeks against three weeks; a cell needs so many people in each, and products of so many brands. */
export const TREND = { days: 21, fewestPeople: 200, fewestBrands: 5 } as const
export const TREND_KINDS = ['type', 'colour', 'price', 'tag'] as const
export type TrendKind = (typeof TREND_KINDS)[number]

/**
 * "Gesucht, selten gefunden": queries of the last weeks that found at most so many products. On one day at least so many people
 * searched for it, because only within a day people are told apart.
 */
export const RARE_SEARCH = { days: 28, fewestPeople: 20, mostFound: 3, most: 30 } as const
