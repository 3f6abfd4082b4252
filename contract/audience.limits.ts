import { PRICE_BANDS } from './insights.limits.ts'
import { GENDERS, PRODUCT_TYPES } from './vocabulary.ts'

/** Product 3: the gender filter that people chose, the prices they like, and the type they like most at other brands. */
export const AUDIENCE_TRAITS = ['gender', 'price', 'type'] as const
export type AudienceTrait = (typeof AUDIENCE_TRAITS)[number]

/** Every person has one value of each trait. `several`: more than one gender; `none`: none chosen, or nothing liked. */
export const AUDIENCE_VALUES = {
  gender: [...GENDERS, 'several', 'none'],
  price: [...PRICE_BANDS.map(String), 'none'],
  type: [...PRODUCT_TYPES, 'none'],
} as const satisfies Record<AudienceTrait, readonly string[]>

/** Numbers of people are rounded down to a multiple of it, so that what is hidden is not the rest. */
export const AUDIENCE_ROUNDING = 5
/** Calendar months that are shown, if the plan shows them. */
export const AUDIENCE_MONTHS = 12
