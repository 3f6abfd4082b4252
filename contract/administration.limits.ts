import { BRAND_STATUSES } from './workspace.limits.ts'

/** The list of brands in the administration, and what staff note about one. */
export const STAFF_BRANDS = { page: 50, searchMost: 100, noteMost: 4000, importsShown: 5 } as const

/** States by which the list is filtered; `closing`: its account ends at a known time. */
export const BRAND_FILTERS = [...BRAND_STATUSES, 'closing'] as const

/** Product 4: 0 every product is reviewed before, 1 and 2 samples afterwards, 3 only by hand. */
export const TRUST_LEVELS = ['0', '1', '2', '3'] as const
