// All products of this process in memory: what the ranking needs as numbers, what the answer needs as finished bytes.
import type { Language } from '#contract/limits.ts'
import { Product } from '#contract/products.ts'
import { baseRate } from '#recommender/base-rate.ts'
import { type CatalogueIndex, createCatalogueIndex } from '#recommender/catalogue-index.ts'
import { contentDimension } from '#recommender/content/layout.ts'
import { contentVector } from '#recommender/features.ts'
import type { CatalogueFilter } from '#recommender/ranking/candidates.ts'
import type { CatalogueProduct } from '#server/features/products/products.service.ts'
import type { ProductCount } from './counts.store.ts'
import { createSlabs } from './slabs.ts'

interface Shelved {
  readonly id: string
  readonly brandNo: number
  readonly gender: Product['gender']
  readonly productType: Product['productType']
  readonly effectiveCents: number
  readonly releaseAtMs: number
  /** Null: not dealt now; then its vector is kept here instead of in the index. */
  readonly bytes: Readonly<Record<Language, Buffer>> | null
  readonly vector: Float32Array | null
  readonly changesAtMs: number | null
}

/** What a swipe of a product teaches. */
export interface Lesson {
  readonly vector: Float32Array
  readonly baseRate: number
}

export interface Shelf {
  readonly index: CatalogueIndex
  put(product: CatalogueProduct, now: Date): void
  remove(no: number): void
  setCounts(counts: readonly ProductCount[]): void
  /** Products whose presentation changes by itself at or before this moment. */
  due(now: Date): number[]
  numbers(): IterableIterator<number>
  numberOf(id: string): number | null
  isDealable(no: number): boolean
  passes(no: number, filter: CatalogueFilter): boolean
  bytesOf(no: number, language: Language): Buffer | null
  lessonOf(no: number): Lesson | null
}

/** A drop counts as one until two weeks after its release. */
const DROP_MS = 14 * 86_400_000
/** Share of likes expected before anybody has swiped, and how many swipes it is worth. */
const EXPECTED = { rate: 0.4, swipes: 200 } as const

function vectorOf({ product: { de }, brandNo, tags, effectiveCents, releaseAt }: CatalogueProduct, now: Date) {
  return contentVector({
    gender: de.gender,
    productType: de.productType,
    name: de.name,
    description: de.description,
    brand: String(brandNo),
    tags,
    colours: de.colours,
    priceCents: effectiveCents,
    isOnSale: de.onSale,
    isDrop: releaseAt !== null && releaseAt.getTime() > now.getTime() - DROP_MS,
  })
}

function passesFilter(product: Shelved, filter: CatalogueFilter): boolean {
  const { genders, productTypes, minPriceCents, maxPriceCents } = filter
  return (
    (genders.length === 0 || genders.includes(product.gender)) &&
    (productTypes.length === 0 || productTypes.includes(product.productType)) &&
    product.effectiveCents >= (minPriceCents ?? 0) &&
    product.effectiveCents <= (maxPriceCents ?? Number.POSITIVE_INFINITY)
  )
}

/** Like counts and the rate that follows from them. */
function createRates() {
  const counts = new Map<number, ProductCount>()
  const all = { likes: EXPECTED.rate * EXPECTED.swipes, swipes: EXPECTED.swipes as number }
  return {
    set(count: ProductCount) {
      const before = counts.get(count.productNo)
      all.likes += count.likes - (before?.likes ?? 0)
      all.swipes += count.swipes - (before?.swipes ?? 0)
      counts.set(count.productNo, count)
    },
    of(no: number) {
      const { likes, swipes } = counts.get(no) ?? { likes: 0, swipes: 0 }
      return { impressions: swipes, baseRate: baseRate(likes, swipes, all.likes / all.swipes) }
    },
  }
}

/** An empty shelf. */
export function createShelf(): Shelf {
  const index = createCatalogueIndex(contentDimension)
  const products = new Map<number, Shelved>()
  const numbers = new Map<string, number>()
  const changing = new Map<number, number>()
  const rates = createRates()
  const slabs = createSlabs()
  // Validated here once, so that the answer may be put together from bytes.
  const bytesOf = (product: Product) => slabs.bytesOf(JSON.stringify(Product.parse(product)))

  function enter(no: number, shelved: Shelved, vector: Float32Array): void {
    const { brandNo, gender, productType, effectiveCents: priceCents, releaseAtMs } = shelved
    index.upsert({ productNo: no, brandNo, gender, productType, priceCents, releaseAtMs, vector, ...rates.of(no) })
  }

  return {
    index,
    put(product, now) {
      const { no, dealable, changesAt } = product
      const vector = vectorOf(product, now)
      const { de, en } = product.product
      const shelved: Shelved = {
        id: product.id,
        brandNo: product.brandNo,
        gender: de.gender,
        productType: de.productType,
        effectiveCents: product.effectiveCents,
        releaseAtMs: (product.releaseAt ?? product.listedAt).getTime(),
        bytes: dealable ? { de: bytesOf(de), en: bytesOf(en) } : null,
        vector: dealable ? null : vector,
        changesAtMs: changesAt?.getTime() ?? null,
      }
      products.set(no, shelved)
      numbers.set(product.id, no)
      if (shelved.changesAtMs === null) changing.delete(no)
      else changing.set(no, shelved.changesAtMs)
      if (dealable) enter(no, shelved, vector)
      else index.remove(no)
    },
    remove(no) {
      const id = products.get(no)?.id
      if (id !== undefined) numbers.delete(id)
      products.delete(no)
      changing.delete(no)
      index.remove(no)
    },
    setCounts(counts) {
      for (const count of counts) rates.set(count)
      for (const { productNo } of counts) {
        const shelved = products.get(productNo)
        const vector = index.vectorOf(productNo)
        if (shelved && vector) enter(productNo, shelved, vector)
      }
    },
    due: (now) => [...changing].filter(([, changesAtMs]) => changesAtMs <= now.getTime()).map(([no]) => no),
    numbers: () => products.keys(),
    numberOf: (id) => numbers.get(id) ?? null,
    isDealable: (no) => index.has(no),
    passes(no, filter) {
      const shelved = products.get(no)
      return shelved !== undefined && index.has(no) && passesFilter(shelved, filter)
    },
    bytesOf: (no, language) => products.get(no)?.bytes?.[language] ?? null,
    lessonOf(no) {
      const vector = index.vectorOf(no) ?? products.get(no)?.vector
      return vector ? { vector, baseRate: rates.of(no).baseRate } : null
    },
  }
}
