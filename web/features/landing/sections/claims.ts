/**
 * Figures of the start page (spec §1). They are samples until an operator confirms them, and every place that
 * shows one says so (decisions 13).
 */
export const CLAIMS = {
  users: { value: 10, suffix: 'K+' },
  brands: { value: 500, suffix: '+' },
  products: { value: 50, suffix: 'K+' },
  satisfaction: { value: 95, suffix: '%' },
  /** Percent against traditional advertising, at most. */
  saving: 90,
} as const
