import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { CONTENT_DIMENSION } from '#recommender/content/layout.ts'
import { FACTOR_DIMENSION, KNOWN_DIMENSION, type TrainedModel, untrainedModel } from '#recommender/learning/model.ts'
import type { CatalogueProduct } from '#server/features/products/products.service.ts'
import { createShelf } from './shelf.ts'

const NOW = new Date('2026-05-01T12:00:00Z')

function product(no: number, changes: { priceCents?: number; dealable?: boolean } = {}): CatalogueProduct {
  const cents = changes.priceCents ?? 5000
  const id = `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`
  const shown = shownProduct({ id, name: `Hoodie ${no}`, price: cents / 100, brand: { id, name: 'Label' } })
  return {
    no,
    id,
    brandNo: 1,
    shown: changes.dealable ?? true,
    dealable: changes.dealable ?? true,
    effectiveCents: cents,
    releaseAt: null,
    listedAt: NOW,
    tags: [],
    sizes: { available: [], scales: [] },
    product: { de: shown, en: shown },
    changesAt: null,
  }
}

/** Every factor of a product without swipes is `value` times the bias of its content, which is 1. */
function constantModel(value: number): TrainedModel {
  const predictor = new Float32Array(KNOWN_DIMENSION * FACTOR_DIMENSION)
  predictor.fill(value, 0, FACTOR_DIMENSION)
  return { ...untrainedModel(), predictor }
}

const PRODUCTS = 3000

test('while a new version is filled the old one is served completely, and no change is lost', async () => {
  const shelf = createShelf()
  for (let no = 1; no <= PRODUCTS; no++) shelf.put(product(no), NOW)
  const before = shelf.served()
  const adopting = shelf.adopt(4, constantModel(0.5))
  shelf.put(product(1, { priceCents: 100 }), NOW)
  shelf.put(product(2, { dealable: false }), NOW)
  shelf.put(product(PRODUCTS + 1), NOW)
  shelf.remove(PRODUCTS)
  const counting = shelf.setCounts([{ productNo: 3, likes: 90, swipes: 100 }])
  await Promise.all([adopting, counting])

  const after = shelf.served()
  expect([before.version, after.version]).toEqual(['2.0', '2.4'])
  expect(after.index.count()).toBe(PRODUCTS - 1)
  const learned = (no: number) => [...(after.observationOf(no)?.vector.slice(KNOWN_DIMENSION) ?? [])]
  for (const no of [1, 2, 3, PRODUCTS - 1, PRODUCTS + 1]) expect(learned(no)).toEqual(Array(FACTOR_DIMENSION).fill(0.5))
  expect(after.observationOf(PRODUCTS)).toBeNull()
  expect(after.index.has(2)).toBe(false)
  expect(after.index.columns().pricesCents[after.index.rowOf(1)]).toBe(100)
  expect(after.index.baseRateOf(3)).toBeGreaterThan(0.8)
  expect(after.observationOf(5)?.vector.slice(0, CONTENT_DIMENSION)).toEqual(
    before.observationOf(5)?.vector.slice(0, CONTENT_DIMENSION),
  )
})

test('a holder of the old version can continue with it', async () => {
  const shelf = createShelf()
  shelf.put(product(1), NOW)
  const before = shelf.served()
  await shelf.adopt(1, constantModel(1))
  shelf.put(product(2), NOW)
  expect(before.index.has(1)).toBe(true)
  expect([...(before.observationOf(2)?.vector.slice(KNOWN_DIMENSION) ?? [])]).toEqual(Array(FACTOR_DIMENSION).fill(0))
  await shelf.adopt(0, untrainedModel())
  expect(shelf.served()).toMatchObject({ version: '2.0' })
  expect(shelf.served().index.count()).toBe(2)
})

test('a new version has capacity for later products, so that adding one does not copy it', async () => {
  const shelf = createShelf()
  for (let no = 1; no <= PRODUCTS; no++) shelf.put(product(no), NOW)
  await shelf.adopt(1, constantModel(1))
  const { vectors } = shelf.served().index.columns()
  for (let no = PRODUCTS + 1; no <= PRODUCTS + 300; no++) shelf.put(product(no), NOW)
  expect(shelf.served().index.columns().vectors).toBe(vectors)
  expect(shelf.served().index.count()).toBe(PRODUCTS + 300)
})
