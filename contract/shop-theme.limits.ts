/** The vocabulary of a shop's theme (Product 6): everything that a brand chooses is in one of these lists or ranges. */

export const THEME_PRESETS = ['beton', 'neon', 'vintage', 'minimal', 'skate', 'luxe'] as const
export type ThemePreset = (typeof THEME_PRESETS)[number]

/** Families of our own files: a wide grotesque, a technical one, a condensed one, a serif, a slab serif and a monospace. */
export const THEME_FONTS = ['archivo', 'grotesk', 'oswald', 'playfair', 'slab', 'mono'] as const

export const CARD_STYLES = ['flat', 'outline', 'shadow'] as const
/** Width to height. */
export const CARD_RATIOS = ['4:5', '1:1', '2:3'] as const
export const PRICE_POSITIONS = ['below', 'above'] as const
export const BANNER_HEIGHTS = ['s', 'm', 'l'] as const
export const LOGO_POSITIONS = ['left', 'center'] as const
/** `auto`: a second palette for the other colour mode is derived; `own`: the brand's colours in both. */
export const DARK_MODES = ['auto', 'own'] as const

export const RADIUS = { max: 24, step: 2 } as const
export const PHONE_COLUMNS = { min: 1, max: 2 } as const
export const DESKTOP_COLUMNS = { min: 3, max: 5 } as const

export const SECTION_KINDS = [
  'announcement',
  'hero',
  'drops',
  'fresh',
  'sale',
  'categories',
  'picked',
  'lookbook',
  'about',
  'social',
  'faq',
  'contact',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** Characters of a text in one language. */
export const THEME_TEXT = {
  headline: 60,
  intro: 400,
  announcement: 90,
  button: 30,
  about: 1200,
  question: 120,
  answer: 500,
  contact: 300,
  link: 500,
} as const

export const PICKED_PRODUCTS = 12
export const LOOKBOOK_PICTURES = 8
export const FAQ_QUESTIONS = 10
/** Products in a row that fills itself. */
export const ROW_PRODUCTS = 8

/** Published versions that can be restored. */
export const THEME_VERSIONS = 10
export const PREVIEW_LINK_HOURS = 48
/** Links to one draft that work at the same time. */
export const PREVIEW_LINKS = 20
