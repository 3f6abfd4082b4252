/** The products of the deck on the start page, with their labels; they exist where the demo is filled. */
export const HERO_PRODUCTS = {
  'ablage-stiefel': 'sohlenamt',
  'elbtunnel-big-parka': 'pegelstand-nord',
  'handgepaeck-tasche': 'krempenkante',
  'nachtgleis-parachute-pants': 'gleisbett-neun',
  'most-runner': 'ulica-deszcz',
} as const

export type HeroSlug = keyof typeof HERO_PRODUCTS
export const HERO_SLUGS = Object.keys(HERO_PRODUCTS) as readonly HeroSlug[]
