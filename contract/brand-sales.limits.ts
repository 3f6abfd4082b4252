/** Numbers of the Sale section (Product 2), which browser and server both use. */
export const SALE_LIMITS = {
  name: { least: 2, most: 60 },
  percent: { least: 1, most: 90 },
  code: { least: 3, most: 20 },
  badge: 20,
  products: 500,
  days: 90,
  /** Sales of one page of the list. */
  page: 50,
} as const

export const SALE_STATES = ['running', 'planned', 'ended', 'cancelled'] as const
export type SaleState = (typeof SALE_STATES)[number]

/**
 * Why a product cannot be reduced: its price was as low within 30 days, it was never shown, another sale contains it at that
 * time, or it is archived.
 */
export const SALE_OBSTACLES = ['not-real', 'no-history', 'other-sale', 'archived'] as const

/** A code as shoppers type it. */
export const PROMO_CODE = /^[A-Z0-9-]{3,20}$/
/** A label may not promise percents of its own: those shown follow the law. */
export const BADGE_TEXT = /^[^%]*$/
