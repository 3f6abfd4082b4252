import { type CatalogueIndex, createCatalogueIndex } from '../../recommender/catalogue-index.ts'
import { type Random, randomFrom } from '../../recommender/random.ts'

const GENDERS = ['men', 'women', 'unisex'] as const
const TYPES = ['shoes', 'pants', 'tops', 'accessories'] as const

interface RandomPlan {
  readonly seed: number
  readonly nowMs: number
  /** Length of the vectors; a multiple of 8. */
  readonly dimension: number
}

/** A repeatable catalogue of invented products, for measuring only. */
export function randomCatalogue(
  products: number,
  brands: number,
  { seed, nowMs, dimension }: RandomPlan,
): CatalogueIndex {
  const random = randomFrom(seed)
  const index = createCatalogueIndex(dimension, products)
  for (let productNo = 1; productNo <= products; productNo++) {
    index.upsert({
      productNo,
      brandNo: 1 + Math.floor(brands * random.uniform() ** 2),
      gender: GENDERS[Math.floor(3 * random.uniform())] ?? 'men',
      productType: TYPES[Math.floor(4 * random.uniform())] ?? 'tops',
      priceCents: Math.round(800 * Math.exp(4.7 * random.uniform())),
      releaseAtMs: nowMs - random.uniform() * 400 * 86_400_000,
      impressions: Math.floor(1000 * random.uniform() ** 3),
      baseRate: 0.2 + 0.3 * random.uniform(),
      vector: randomVector(dimension, random),
    })
  }
  return index
}

/** A bias of 1, then normal numbers whose squares sum to about 1. */
export function randomVector(dimension: number, random: Random): Float32Array {
  const scale = Math.sqrt(12 / (dimension - 1))
  return Float32Array.from({ length: dimension }, (_, at) => (at === 0 ? 1 : scale * (random.uniform() - 0.5)))
}
