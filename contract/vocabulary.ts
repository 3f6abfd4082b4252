/** The words that browser and server share: languages, time zones, genders, product types, reasons. */

export const LANGUAGES = ['de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'de'

export const TIMEZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Tokyo',
  'UTC',
] as const
export type Timezone = (typeof TIMEZONES)[number]
export const DEFAULT_TIMEZONE: Timezone = 'Europe/Berlin'

export const GENDERS = ['men', 'women', 'unisex'] as const
export type Gender = (typeof GENDERS)[number]
/** Decision 122: men and women each admit unisex products, unisex alone admits only those. None chosen: none returned. */
export const gendersAdmitted = (chosen: readonly Gender[]): readonly Gender[] =>
  chosen.length === 0 ? [] : GENDERS.filter((gender) => gender === 'unisex' || chosen.includes(gender))

export const PRODUCT_TYPES = ['shoes', 'pants', 'tops', 'accessories'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** The colour families by which taste is described; each contains neighbouring colours. */
export const COLOUR_FAMILIES = ['dark', 'light', 'grey', 'red', 'yellow', 'green', 'blue'] as const

/** Optional reason for a pass. */
export const PASS_REASONS = ['too-expensive', 'not-my-style', 'size-missing'] as const
export type PassReason = (typeof PASS_REASONS)[number]

/** What a message to the operator is about. */
export const CONTACT_TOPICS = ['question', 'brand', 'privacy', 'accessibility', 'press', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Why content is reported (DSA art. 16). `minors` may be reported without a name. */
export const NOTICE_REASONS = [
  'counterfeit',
  'copyright',
  'unsafe',
  'misleading',
  'hate',
  'minors',
  'privacy',
  'terms',
  'other',
] as const
export type NoticeReason = (typeof NOTICE_REASONS)[number]

/** `viewed`: looked at without a like or pass. */
export const HISTORY_KINDS = ['like', 'pass', 'viewed'] as const

/** Orders of lists. Not beside their calls: the browser would load zod with them, which tries to compile code. */
export const PRODUCT_SORTS = ['relevance', 'new', 'popular', 'price-up', 'price-down'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const BRAND_SORTS = ['recommended', 'new', 'name', 'popular'] as const
export type BrandSort = (typeof BRAND_SORTS)[number]
