// Why a product does not reach the people whom it fits, in the order in which a deck leaves it out.
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { type Gender, gendersAdmitted, type ProductType } from '#contract/vocabulary.ts'

/** A product as filters see it. */
export interface Filtered {
  readonly gender: Gender
  readonly productType: ProductType
  readonly priceCents: number
  readonly sizes: { readonly available: readonly string[]; readonly scales: readonly string[] }
}

interface SizeRule {
  readonly type: ProductType
  readonly keys: readonly string[]
  readonly scales: readonly string[]
  readonly hidesUnsized: boolean
}

/** What people chose: one choice of several people. */
export interface Choice {
  readonly genders: readonly Gender[]
  readonly productTypes: readonly ProductType[]
  readonly leastCents: number | null
  readonly mostCents: number | null
  readonly sizeRules: readonly SizeRule[]
}

/** People with one choice who have not hidden the brand, and those of them who have seen the product. */
export interface Counted {
  readonly choice: Choice
  readonly people: number
  readonly seen: number
}

export interface Reach {
  readonly fitting: number
  readonly seen: number
  readonly outOfPrice: number
  readonly outOfSize: number
  readonly open: number
}

/** Adds up the people by what keeps the product from them first. */
export function reachOf(product: Filtered, counted: readonly Counted[]): Reach {
  const reach = { fitting: 0, seen: 0, outOfPrice: 0, outOfSize: 0, open: 0 }
  for (const { choice, people, seen } of counted) {
    if (!isFitting(product, choice)) continue
    reach.fitting += people
    reach.seen += seen
    const part = isOutOfPrice(product, choice) ? 'outOfPrice' : isOutOfSize(product, choice) ? 'outOfSize' : 'open'
    reach[part] += people - seen
  }
  return reach
}

/** Rounded down, so that no number is about fewer people than may be shown. */
export const roundedReach = (reach: Reach): Reach => {
  const rounded = (people: number) => people - (people % FEWEST_PEOPLE)
  return {
    fitting: rounded(reach.fitting),
    seen: rounded(reach.seen),
    outOfPrice: rounded(reach.outOfPrice),
    outOfSize: rounded(reach.outOfSize),
    open: rounded(reach.open),
  }
}

function isFitting({ gender, productType }: Filtered, { genders, productTypes }: Choice): boolean {
  const admitted = gendersAdmitted(genders)
  return (
    (admitted.length === 0 || admitted.includes(gender)) &&
    (productTypes.length === 0 || productTypes.includes(productType))
  )
}

const isOutOfPrice = ({ priceCents }: Filtered, { leastCents, mostCents }: Choice): boolean =>
  (leastCents !== null && priceCents < leastCents) || (mostCents !== null && priceCents > mostCents)

/** The same as the size index of the deck, for one product. */
const isOutOfSize = ({ productType, sizes }: Filtered, { sizeRules }: Choice): boolean =>
  sizeRules.some(
    ({ type, keys, scales, hidesUnsized }) =>
      type === productType &&
      (hidesUnsized || scales.some((scale) => sizes.scales.includes(scale))) &&
      !keys.some((key) => sizes.available.includes(key)),
  )
