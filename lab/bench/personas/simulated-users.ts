/**
 * Fifty simulated users, each with one preference that the ranking must learn from their answers alone. Answers are
 * random: every user passes some cards of the preferred kind and likes a few others.
 */
import type { DemoProduct } from '../../../demo/product.ts'
import { hashText } from '../../../recommender/random.ts'

export interface Persona {
  readonly kind: string
  readonly name: string
  /** Whether a product is of the preferred kind. */
  readonly wants: (product: DemoProduct) => boolean
  /** Probability of a like for preferred and for other products. */
  readonly chances: readonly [number, number]
}

type Preference = Persona['wants']

const STEADY = [0.85, 0.06] as const
const MOODY = [0.6, 0.18] as const

const ofType =
  (...types: readonly DemoProduct['productType'][]): Preference =>
  ({ productType }) =>
    types.includes(productType)
const of =
  (...genders: readonly DemoProduct['gender'][]): Preference =>
  ({ gender }) =>
    genders.includes(gender)
const garment =
  (...kinds: readonly string[]): Preference =>
  ({ look }) =>
    kinds.includes(look.kind)
const label =
  (...slugs: readonly string[]): Preference =>
  (product) =>
    slugs.includes(product.label)
const coloured =
  (...colours: readonly string[]): Preference =>
  (product) =>
    colours.includes(product.colours[0] ?? '')
const tagged =
  (...tags: readonly string[]): Preference =>
  (product) =>
    tags.some((tag) => product.tags.includes(tag))
const costing =
  (fromEuros: number, toEuros: number): Preference =>
  ({ priceCents }) =>
    priceCents >= 100 * fromEuros && priceCents < 100 * toEuros
const all =
  (...preferences: readonly Preference[]): Preference =>
  (product) =>
    preferences.every((wants) => wants(product))
const any =
  (...preferences: readonly Preference[]): Preference =>
  (product) =>
    preferences.some((wants) => wants(product))

const women = of('women', 'unisex')
const men = of('men', 'unisex')
const NO_LIMIT = Number.POSITIVE_INFINITY

const preferences: Readonly<Record<string, Readonly<Record<string, Preference>>>> = {
  type: {
    shoes: ofType('shoes'),
    pants: ofType('pants'),
    tops: ofType('tops'),
    accessories: ofType('accessories'),
  },
  garment: {
    sneakers: garment('low-top', 'high-top', 'runner', 'skate-shoe', 'trail-shoe'),
    denim: any(garment('jeans', 'denim-jacket'), tagged('denim')),
    sweats: garment('hoodie', 'zip-hoodie', 'crewneck', 'joggers', 'track-pants'),
    headwear: garment('cap', 'beanie', 'bucket-hat', 'sunglasses', 'scarf'),
    jackets: garment('puffer', 'parka', 'bomber', 'coach-jacket', 'track-jacket', 'denim-jacket', 'vest'),
    bags: garment('tote', 'crossbody', 'backpack', 'belt'),
  },
  price: {
    'under 35 €': costing(0, 35),
    'under 50 €': costing(0, 50),
    '60 to 110 €': costing(60, 110),
    'over 160 €': costing(160, NO_LIMIT),
    'over 280 €': costing(280, NO_LIMIT),
  },
  label: {
    'northern labels': label('pegelstand-nord', 'vinterkaj', 'kaldtvann', 'grachtenvolt', 'klinkerblau'),
    'southern labels': label('officina-sghemba', 'calcada-nove', 'barrio-tornillo', 'quai-mandarine'),
    'eastern labels': label('zinkwerk-ost', 'ulica-deszcz', 'zastavka-osm', 'donauknick', 'gleisbett-neun'),
    'shoe maker and friends': label('sohlenamt', 'krempenkante', 'kassenzettel', 'spaetschalter'),
    'loud labels': label('pflaumenpunk', 'blechlaune', 'wolkenzoll', 'rauputz', 'teerpappe'),
    'quiet labels': label('atelier-querfalte', 'minuit-gravier', 'maschenwerft', 'rainshed-union'),
  },
  colour: {
    black: coloured('black'),
    'white, beige, grey': coloured('white', 'beige', 'grey'),
    blue: coloured('blue', 'navy'),
    'red, orange, pink': coloured('red', 'orange', 'pink'),
    'green, olive': coloured('green', 'olive'),
    'yellow, brown': coloured('yellow', 'brown'),
  },
  words: {
    rave: tagged('rave', 'neon', 'clubwear', 'y2k'),
    workwear: tagged('workwear', 'rugged', 'utility', 'industrial'),
    minimal: tagged('minimal', 'tailored', 'scandi'),
    outdoor: tagged('outdoor', 'techwear', 'gorpcore', 'trail'),
    vintage: tagged('vintage', 'retro', 'heritage'),
    premium: tagged('premium', 'leather', 'luxury'),
  },
  'gender and type': {
    "women's shoes": all(women, ofType('shoes')),
    "women's tops": all(of('women'), ofType('tops')),
    "women's pants": all(women, ofType('pants')),
    "men's tops": all(of('men'), ofType('tops')),
    "men's pants": all(men, ofType('pants')),
    'accessories for all': all(of('unisex'), ofType('accessories')),
  },
  combination: {
    'women, colourful, under 120 €': all(women, costing(0, 120), coloured('pink', 'red', 'orange', 'yellow', 'purple')),
    'men, dark, technical': all(
      men,
      coloured('black', 'navy', 'grey', 'olive'),
      tagged('techwear', 'nylon', 'outdoor'),
    ),
    'women, premium, over 120 €': all(women, costing(120, NO_LIMIT), tagged('premium', 'leather', 'wool', 'tailored')),
    'men, denim and workwear, under 150 €': all(men, costing(0, 150), tagged('denim', 'workwear', 'canvas')),
    'tops and shoes in blue and green': all(ofType('tops', 'shoes'), coloured('blue', 'navy', 'green', 'olive')),
  },
  contrarian: {
    'only what is loud': tagged('tie-dye', 'neon', 'camo', 'houndstooth', 'dots', 'check'),
    "men's tops and women's shoes": any(all(of('men'), ofType('tops')), all(of('women'), ofType('shoes'))),
    'dear trifles and cheap coats': any(
      all(ofType('accessories'), costing(60, NO_LIMIT)),
      all(garment('puffer', 'parka', 'bomber', 'vest', 'knit'), costing(0, 160)),
    ),
  },
  noisy: {
    'shoes, more or less': ofType('shoes'),
    'blue, more or less': coloured('blue', 'navy'),
    'cheap, more or less': costing(0, 50),
  },
}

export const personas: readonly Persona[] = Object.entries(preferences).flatMap(([kind, named]) =>
  Object.entries(named).map(([name, wants]) => ({ kind, name, wants, chances: kind === 'noisy' ? MOODY : STEADY })),
)

/** The answer to every product, in the order of the products; the same in every run. */
export function answersOf({ kind, name, wants, chances }: Persona, products: readonly DemoProduct[]): Uint8Array {
  return Uint8Array.from(products, (product) => {
    const luck = hashText(`${kind} ${name} ${product.slug}`) / 2 ** 32
    return luck < chances[wants(product) ? 0 : 1] ? 1 : 0
  })
}
