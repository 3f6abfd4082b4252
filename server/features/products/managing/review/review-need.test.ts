import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { completeForm } from '../testing/brand-desk.ts'
import { fieldsToReview, isSampled } from './review-need.ts'

const SEED = 'sampling'
const PRODUCTS = 20_000

/** Ids as random as those of the database, the same in every run. */
const ids = Array.from({ length: PRODUCTS }, (_, n) => {
  const hex = createHash('sha256').update(`${SEED} ${n}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
})
const sampled = (level: number) => ids.filter((id) => isSampled(id, level))

describe('the sample of trusted brands', () => {
  test.each([
    [0, 0],
    [1, 0.2],
    [2, 0.05],
    [3, 0],
  ])('of level %i is %d of the products, within three standard errors', (level, share) => {
    const error = Math.sqrt((share * (1 - share)) / PRODUCTS)
    expect(Math.abs(sampled(level).length / PRODUCTS - share)).toBeLessThanOrEqual(3 * error)
  })

  test('is the same in every call, and more trust only makes it smaller', () => {
    expect(sampled(1)).toEqual(sampled(1))
    const ofLevel1 = new Set(sampled(1))
    expect(sampled(2).every((id) => ofLevel1.has(id))).toBe(true)
  })
})

describe('a change of a live product', () => {
  const live = completeForm()
  const renamed = completeForm({ name: 'Night Hoodie', priceGrossCents: 9900 })
  const moved = completeForm({ link: 'https://elsewhere.example/hoodie' })

  test.each([
    ['of a new brand', { trustLevel: 0, isReported: false }, renamed, ['name']],
    ['of a trusted brand', { trustLevel: 2, isReported: false }, renamed, []],
    ['of a trusted brand, to another host', { trustLevel: 2, isReported: false }, moved, ['link']],
    ['of a trusted brand, while the product is reported', { trustLevel: 2, isReported: true }, renamed, ['name']],
  ])('%s waits for a review where it must', (_, need, form, fields) => {
    expect(Object.keys(fieldsToReview(live, form, need))).toEqual(fields)
  })
})
