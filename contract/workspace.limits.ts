/** Product 1: states of a brand after its registration. */
export const BRAND_STATUSES = ['pending_review', 'changes_requested', 'approved', 'rejected', 'suspended'] as const

export type BrandStatus = (typeof BRAND_STATUSES)[number]
