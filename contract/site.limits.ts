/** Characters of messages to the operator. */
export const SITE_TEXT = {
  nameMax: 120,
  locationMax: 2000,
  messageMin: 10,
  messageMax: 5000,
  /** The longest location and message, of characters of three bytes. */
  bodyBytes: 24_000,
} as const

/** How often the browser polls for the background picture. */
export const BACKGROUND_POLL_MS = 30_000
