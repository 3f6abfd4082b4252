/** Limits of Product 1 and 2. */
export const BRAND_TEXT = {
  description: 280,
  closureNote: 280,
  shippingNote: 120,
  company: 120,
  line: 120,
  claimEvidence: 1000,
} as const
/** Days until a brand that its owner closed is erased. */
export const CLOSING_DAYS = 30
