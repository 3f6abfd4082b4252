/** The brand that a call of a member is about; required with more than one membership. */
export const BRAND_HEADER = 'x-brand-id'
