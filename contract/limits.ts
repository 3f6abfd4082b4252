/** Numbers both sides keep. Spec §5 and §9 unless another source is named. */

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
export const PRODUCT_TYPES = ['shoes', 'pants', 'tops', 'accessories'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]
/** All that can be said of a colour without looking at it: seven families, each with its neighbours. */
export const COLOUR_FAMILIES = ['dark', 'light', 'grey', 'red', 'yellow', 'green', 'blue'] as const

export const ACCOUNT = {
  usernameMin: 3,
  usernameMax: 30,
  /** Spec §5; brands 12 and admins 14 (Decision 111). */
  passwordMin: 6,
  passwordMax: 128,
  emailMax: 254,
  codeDigits: 6,
  /** Trust S09, S10. */
  codeMinutes: 10,
  codeGuesses: 5,
  /** Decision 112: age of a sign-in that still counts as proof of identity. */
  freshSignInMinutes: 15,
} as const

/** Trust S20: days that a session lives without use. Those of admins end within the hour. */
export const SESSION_IDLE_DAYS = { consumer: 30, brand: 7 } as const

/** Euros. Decision 104: one bound for slider, chip and request. */
export const PRICE = { min: 0, max: 10_000, step: 10 } as const

export const FEED = {
  /** Products per page, and the cap of `limit`. */
  pageSize: 1000,
  /** The next page is fetched when the index is this close to the end. */
  fetchWithin: 3,
  /** Pictures of the next products that are fetched ahead. */
  preload: 10,
  /** Cards mounted: the current one and two behind it. */
  stack: 3,
  /** After this many swipes that arrived, what lies below the stack is put into a newer order. */
  renewAfter: 5,
  /** How many cards of the newer order are fetched: enough until the next time, pictures fetched ahead included. */
  renewedCards: 30,
  cacheMs: 5 * 60_000,
} as const

export const SWIPE = {
  thresholdPx: 150,
  indicatorPx: 50,
  flyOutMs: 300,
  flyOutPx: 300,
  /** Failures 3: a tap moves less and ends sooner than this. */
  tapPx: 10,
  tapMs: 300,
} as const

/** Why somebody passed, for those who want to say. */
export const PASS_REASONS = ['too-expensive', 'not-my-style', 'size-missing'] as const
export type PassReason = (typeof PASS_REASONS)[number]

export const PULL = { thresholdPx: 80, resistance: 2.5, afterMs: 500 } as const

export const TIMES = {
  stateSaveMs: 1000,
  sessionCacheMs: 60_000,
  toastMs: 5000,
  successRedirectMs: 2000,
  reloadAfterLogoutMs: 100,
  countUpMs: 2000,
  backgroundPollMs: 30_000,
} as const

export const TOAST = { swipePx: 50, hotkey: 'F8' } as const

export const LIMITS = {
  /** Trust S79. */
  bodyBytes: 100_000,
  swipeStateBytes: 1_000_000,
} as const

/** Product 7 and 8. */
export const SEARCH = {
  debounceMs: 250,
  minCharacters: 2,
  maxCharacters: 80,
  /** Searches kept on the device. */
  recent: 10,
  pageSize: 24,
  lastPage: 500,
  /** Brands offered as a filter. */
  brandChoices: 100,
  /** Searches kept in the account. */
  wishes: 10,
  /** A brand or product counts as new for this long. */
  newDays: 30,
} as const

/** Product 17: lists beside Saved. */
export const BOARDS = {
  /** Own lists; Saved does not count. */
  most: 20,
  nameMax: 40,
  productsMost: 500,
  /** Pictures that a list is shown by. */
  covers: 4,
} as const

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

/** Characters of messages to the operator. */
export const SITE_TEXT = {
  nameMax: 120,
  locationMax: 2000,
  messageMin: 10,
  messageMax: 5000,
} as const

/** "Your style": the own taste in words, and what is said about it. */
export const STYLE = {
  /** Before this many swipes nothing is said of a taste. */
  fewestSwipes: 15,
  mostWishes: 40,
  /** Euros: the round prices by which a taste is described. */
  priceBounds: [40, 80, 150, 300],
} as const

/** Product 16. */
export const HISTORY = { most: 500, days: 90, pageSize: 50 } as const
/** `viewed`: looked at without an answer. */
export const HISTORY_KINDS = ['like', 'pass', 'viewed'] as const
