const MIB = 2 ** 20

/** Pictures behind the deck, as staff upload them. */
export const BACKGROUND = {
  fileBytes: 8 * MIB,
  /** Pixels of the shorter side, at least. */
  leastSidePx: 720,
  /** Kept at once; removed ones do not count. */
  most: 24,
  nameMax: 60,
} as const

/** Black over the picture, percent: `web/features/backdrop/backdrop.css` draws it. */
export const BACKGROUND_VEIL_PERCENT = 35
/** WCAG 2.2, 1.4.3: of white text on the brightest part of the darkened picture. */
export const BACKGROUND_CONTRAST = 4.5
