// All products in the memory of this process: numbers for the ranking, and JSON bytes for responses.

import { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { CONTENT_DIMENSION } from '#recommender/content/layout.ts'
import { type TrainedModel, untrainedModel } from '#recommender/learning/model.ts'
import { type CatalogueFilter, passesFilter } from '#recommender/ranking/filter.ts'
import type { CatalogueProduct } from '#server/features/products/products.service.ts'
import { startTimeSlice } from '#server/platform/load/time-slice.ts'
import type { ProductCount } from './counts.store.ts'
import { contentOf } from './product-content.service.ts'
import { createRates } from './rates.ts'
import { openServing, type Placed, type Served, type Serving } from './served-model.service.ts'
import { createSizeIndex, type SizeIndex } from './size-index.ts'
import { createTexts, type Texts } from './texts.ts'

interface Shelved {
  readonly id: string
  readonly placed: Placed
  readonly isDealt: boolean
  /** Content vector of a product that is not dealt now; null for others, whose vectors are in the index. */
  readonly content: Float32Array | null
  readonly changesAtMs: number | null
}

export interface Shelf {
  /** The version served now. Work that takes several steps must keep the reference it started with. */
  served(): Served
  put(product: CatalogueProduct, now: Date): void
  remove(no: number): void
  /** Updates the counts of these products, a few milliseconds at a time. */
  setCounts(counts: readonly ProductCount[]): Promise<void>
  /**
   * Adds all products to a new version (0 is the untrained one), a few milliseconds at a time, while the current one is
   * served, then serves the new one. Calls must not overlap.
   */
  adopt(version: number, model: TrainedModel): Promise<void>
  /** Numbers of products for which a sale or a release begins or ends at or before this moment. */
  due(now: Date): number[]
  numbers(): IterableIterator<number>
  numberOf(id: string): number | null
  isDealable(no: number): boolean
  passes(no: number, filter: CatalogueFilter): boolean
  bytesOf(no: number, language: Language): Buffer | null
  /** These products as one JSON array, without those that are not shown. */
  pageOf(nos: readonly number[], language: Language): Buffer
  /** The products available in each size. */
  readonly sizes: Pick<SizeIndex, 'outside'>
}

const LEAST_ROOM = 1024
/** Capacity for an eighth more products, because adding a product to a full index copies it. */
const roomFor = (products: number): number => Math.max(LEAST_ROOM, Math.ceil(products * 1.125))

function placedOf({ no, brandNo, effectiveCents, releaseAt, listedAt, product: { de } }: CatalogueProduct): Placed {
  const { gender, productType } = de
  const releaseAtMs = (releaseAt ?? listedAt).getTime()
  return { productNo: no, brandNo, gender, productType, priceCents: effectiveCents, releaseAtMs }
}

function shelvedOf(product: CatalogueProduct, content: Float32Array): Shelved {
  const { id, dealable: isDealt, changesAt } = product
  const changesAtMs = changesAt?.getTime() ?? null
  return { id, placed: placedOf(product), isDealt, content: isDealt ? null : content, changesAtMs }
}

/** The model versions in use: the one that is served and, while it is filled, the next one. */
function createVersions(content: (no: number) => Float32Array | null) {
  const rates = createRates()
  const shelves = { rates, contentOf: content }
  let current: Serving = openServing(0, untrainedModel(), shelves, LEAST_ROOM)
  let coming: Serving | null = null
  const each = (work: (serving: Serving) => void) => {
    work(current)
    if (coming) work(coming)
  }
  return {
    rates,
    each,
    current: () => current,
    /** `fill` adds all products to the next version; changes in this time go to both. */
    async change(version: number, model: TrainedModel, room: number, fill: (next: Serving) => Promise<void>) {
      coming = openServing(version, model, shelves, room)
      try {
        await fill(coming)
        current = coming
      } finally {
        coming = null
      }
    },
  }
}

/** The JSON of each product that is shown, validated once here, so that responses only concatenate bytes. */
function createAnswers() {
  const texts: Readonly<Record<Language, Texts>> = { de: createTexts(), en: createTexts() }
  const textOf = (product: Product) => JSON.stringify(Product.parse(product))
  return {
    put(no: number, product: CatalogueProduct['product']): void {
      const [de, en] = [textOf(product.de), textOf(product.en)]
      texts.de.put(no, de)
      texts.en.put(no, en)
    },
    remove(no: number): void {
      texts.de.remove(no)
      texts.en.remove(no)
    },
    bytesOf: (no: number, language: Language) => texts[language].of(no),
    pageOf: (nos: readonly number[], language: Language) => texts[language].arrayOf(nos),
  }
}

/** Called every second for all products that may change, so it copies only the matches. */
function keysUpTo(moments: ReadonlyMap<number, number>, nowMs: number): number[] {
  const found: number[] = []
  for (const [key, ms] of moments) if (ms <= nowMs) found.push(key)
  return found
}

/** An empty shelf with the untrained model. */
export function createShelf(): Shelf {
  const products = new Map<number, Shelved>()
  const numbers = new Map<string, number>()
  const changing = new Map<number, number>()
  const versions = createVersions((no) => knownContent(no))
  const answers = createAnswers()
  const sizes = createSizeIndex()

  /** The content vector of a product: the shelf's own array, or a copy of the index's in `room`. */
  function knownContent(no: number, room: Float32Array = new Float32Array(CONTENT_DIMENSION)): Float32Array | null {
    const kept = products.get(no)?.content
    return kept ?? (versions.current().index.copyVector(no, room) ? room : null)
  }

  /** Adds a product to a version, if it is dealt. */
  function enter(serving: Serving, shelved: Shelved | undefined, content: Float32Array | null): void {
    if (shelved?.isDealt && content) serving.enter(shelved.placed, content)
  }

  /** Adds these products to every version that `each` calls back with, a few milliseconds at a time. */
  async function enterInTurns(nos: Iterable<number>, each: (work: (serving: Serving) => void) => void): Promise<void> {
    const slice = startTimeSlice()
    const room = new Float32Array(CONTENT_DIMENSION)
    for (const no of nos) {
      const content = knownContent(no, room)
      each((serving) => enter(serving, products.get(no), content))
      if (slice.isOver()) await slice.next()
    }
  }

  return {
    served: () => versions.current(),
    put(product, now) {
      const { no, shown, dealable } = product
      const content = contentOf(product, now)
      const shelved = shelvedOf(product, content)
      if (shown) answers.put(no, product.product)
      else answers.remove(no)
      products.set(no, shelved)
      numbers.set(product.id, no)
      if (shelved.changesAtMs === null) changing.delete(no)
      else changing.set(no, shelved.changesAtMs)
      sizes.put(no, product.product.de.productType, product.sizes)
      versions.each((serving) => (dealable ? serving.enter(shelved.placed, content) : serving.index.remove(no)))
    },
    remove(no) {
      const id = products.get(no)?.id
      if (id !== undefined) numbers.delete(id)
      products.delete(no)
      answers.remove(no)
      changing.delete(no)
      sizes.remove(no)
      versions.each(({ index }) => index.remove(no))
    },
    async setCounts(counts) {
      for (const count of counts) versions.rates.set(count)
      const nos = counts.map(({ productNo }) => productNo)
      await enterInTurns(nos, versions.each)
    },
    adopt: (version, model) =>
      versions.change(version, model, roomFor(products.size), (next) =>
        enterInTurns(products.keys(), (work) => work(next)),
      ),
    due: (now) => keysUpTo(changing, now.getTime()),
    numbers: () => products.keys(),
    numberOf: (id) => numbers.get(id) ?? null,
    isDealable: (no) => versions.current().index.has(no),
    passes: (no, filter) => passesFilter(versions.current().index, no, filter),
    bytesOf: answers.bytesOf,
    pageOf: answers.pageOf,
    sizes,
  }
}
