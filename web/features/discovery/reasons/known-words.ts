/** Kinds of garments that have a name in both languages; the server may know more of them. */
export const GARMENTS = [
  'sneaker',
  'boot',
  'slide',
  'loafer',
  'shoe',
  'hoodie',
  'sweater',
  'longsleeve',
  'tee',
  'polo',
  'tank',
  'shirt',
  'knit',
  'puffer',
  'bomber',
  'parka',
  'vest',
  'jacket',
  'jeans',
  'cargo',
  'joggers',
  'shorts',
  'skirt',
  'dress',
  'leggings',
  'trousers',
  'beanie',
  'cap',
  'backpack',
  'bag',
  'belt',
  'socks',
  'glasses',
  'scarf',
  'jewellery',
] as const
type Garment = (typeof GARMENTS)[number]

/** Tags that come before the garment ("wide trousers"), and tags that come after it ("trousers in denim"). */
export const CUTS = ['wide', 'oversized', 'boxy', 'slim', 'cropped', 'tailored', 'colourful', 'rugged'] as const
export const LOOKS = [
  'denim',
  'nylon',
  'cotton',
  'jersey',
  'wool',
  'suede',
  'fleece',
  'mesh',
  'canvas',
  'leather',
  'corduroy',
  'graphic',
  'stripe',
  'check',
  'camo',
  'dots',
  'gradient',
  'houndstooth',
  'streetwear',
  'workwear',
  'techwear',
  'clubwear',
  'outdoor',
  'gorpcore',
  'sporty',
  'retro',
  'vintage',
  'minimal',
  'preppy',
  'punk',
  'rave',
  'skate',
  'scandi',
  'heritage',
  'industrial',
  'motorsport',
  'maritime',
] as const
type Cut = (typeof CUTS)[number]
type Look = (typeof LOOKS)[number]

const among =
  <V extends string>(values: readonly V[]) =>
  (value: string): value is V =>
    (values as readonly string[]).includes(value)

export const isGarment: (value: string) => value is Garment = among(GARMENTS)
export const isCut: (value: string) => value is Cut = among(CUTS)
export const isLook: (value: string) => value is Look = among(LOOKS)
