/** A catalogue of invented products for tests; equal seeds give equal catalogues. */
import { createBitset } from '../bitset.ts'
import { type CatalogueIndex, createCatalogueIndex } from '../catalogue-index.ts'
import type { Gender, ProductType } from '../features.ts'
import { newTaste } from '../learning/posterior.ts'
import type { Prior } from '../learning/prior.ts'
import { randomFrom } from '../random.ts'
import type { RankRequest } from '../rank.ts'

export const DIMENSION = 8
export const NOW_MS = Date.UTC(2026, 0, 1)
export const everything = { genders: [], productTypes: [], minPriceCents: null, maxPriceCents: null }

const genders: readonly Gender[] = ['men', 'women', 'unisex']
const types: readonly ProductType[] = ['shoes', 'pants', 'tops', 'accessories']

export const prior: Prior = {
  dimension: DIMENSION,
  mean: new Float64Array(DIMENSION),
  covariance: Float64Array.from({ length: DIMENSION ** 2 }, (_, at) => (at % (DIMENSION + 1) === 0 ? 0.05 : 0)),
  noise: 0.2,
}

interface RandomCatalogue {
  readonly index: CatalogueIndex
  readonly brands: Map<number, number>
}

/** Products 1 to `products`, a tenth of them new; brands with low numbers have more products. */
export function randomCatalogue(
  products: number,
  brands: number,
  seed: number,
  impressions = 500,
  room = 8,
): RandomCatalogue {
  const index = createCatalogueIndex(DIMENSION, room)
  const random = randomFrom(seed)
  const brandOf = new Map<number, number>()
  for (let productNo = 1; productNo <= products; productNo++) {
    const brandNo = 1 + Math.floor(brands * random.uniform() ** 3)
    brandOf.set(productNo, brandNo)
    index.upsert({
      productNo,
      brandNo,
      gender: genders[productNo % 3] ?? 'men',
      productType: types[Math.floor(random.uniform() * 4)] ?? 'tops',
      priceCents: 1000 + Math.floor(random.uniform() * 50_000),
      releaseAtMs: NOW_MS - random.uniform() * 40 * 86_400_000,
      impressions: random.uniform() < 0.1 ? 0 : impressions,
      baseRate: random.uniform() * 0.6,
      vector: Float32Array.from({ length: DIMENSION }, (_, at) => (at === 0 ? 1 : random.normal() / 2)),
    })
  }
  return { index, brands: brandOf }
}

/** Ranks a page for an unknown user. */
export function request(index: CatalogueIndex, change: Partial<RankRequest> = {}): RankRequest {
  const seen = createBitset()
  return {
    index,
    taste: newTaste(prior),
    filter: everything,
    seen,
    excluded: null,
    take: 1000,
    seed: 1,
    nowMs: NOW_MS,
    exploration: 0.1,
    ...change,
  }
}
