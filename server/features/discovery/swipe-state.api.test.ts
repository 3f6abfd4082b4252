import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Filters } from '#contract/discovery.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from './testing/deck-world.ts'
import { inventedProduct } from './testing/invented-products.ts'

const PATH = '/api/user-swipe-state'
const NO_FILTERS: Filters = { gender: [], productType: [], sizes: [], priceRange: { min: 0, max: 10_000 } }
const SHOES: Filters = { ...NO_FILTERS, productType: ['shoes'] }
const WOMEN: Filters = { ...NO_FILTERS, gender: ['women'] }

let deck: DeckWorld
let user: DeckPerson

beforeAll(async () => {
  deck = await openDeckWorld({ products: [inventedProduct(1)], processes: 2 })
})
afterAll(() => deck.close())
beforeEach(async () => {
  user = await deck.person()
})

const stateOf = (filters: Filters, currentPage = 1) => ({ currentPage, hasMoreProducts: true, filters })
const stored = async () => (await user.device().get(PATH)).body

/** A tab that has read the saved state; it saves with the version of what it knows, on one of the two processes. */
async function openTab(process = 0) {
  const device = user.device(process)
  let version: string | null = (await device.get(PATH)).body?.version ?? null
  return {
    choose: async (filters: Filters, page = 1) => {
      const answer = await device.post(PATH, { ...stateOf(filters, page), version: randomUUID(), replaces: version })
      if (answer.status === 200) version = answer.body.version
      return answer
    },
    reread: async () => {
      version = (await device.get(PATH)).body?.version ?? null
    },
  }
}

test('is saved and restored on another device, without what is derived', async () => {
  expect(await stored()).toBeNull()
  const filters: Filters = { gender: ['men'], productType: [], sizes: ['tops:M'], priceRange: { min: 0, max: 250 } }
  const state = { currentPage: 3, hasMoreProducts: false, filters }
  const body = { ...state, currentProductIndex: 4, swipedProductIds: ['a'], allProducts: [{ any: 1 }] }
  const answer = await user.device().post(PATH, body)
  expect(answer).toMatchObject({ status: 200, body: { ok: true } })
  expect((await user.device(1).get(PATH)).body).toEqual({ ...state, version: answer.body.version })
  const other = await deck.person()
  expect((await other.device().get(PATH)).body).toBeNull()
})

test('the payload of the specification, which has no version, is always saved', async () => {
  const tab = await openTab()
  await tab.choose(SHOES)
  expect((await user.device().post(PATH, stateOf(WOMEN))).status).toBe(200)
  expect((await stored()).filters).toEqual(WOMEN)
})

test('a tab that was left open does not overwrite the filters that another device has saved since', async () => {
  const stale = await openTab()
  const phone = await openTab(1)
  expect((await phone.choose(SHOES)).status).toBe(200)
  for (const filters of [NO_FILTERS, WOMEN]) {
    expect(await stale.choose(filters)).toMatchObject({ status: 409, body: { code: 'discovery.newer-filters' } })
  }
  expect((await stored()).filters).toEqual(SHOES)
  await stale.reread()
  expect((await stale.choose(WOMEN)).status).toBe(200)
  expect((await stored()).filters).toEqual(WOMEN)
})

test('filters saved by a caller without versions are not overwritten by a stale tab either', async () => {
  const stale = await openTab()
  await user.device().post(PATH, stateOf(SHOES))
  expect((await stale.choose(WOMEN)).status).toBe(409)
  expect((await stored()).filters).toEqual(SHOES)
})

test('of two devices that save at once one wins, and the other one is refused', async () => {
  const tabs = await Promise.all([openTab(0), openTab(1)])
  for (const filters of [SHOES, NO_FILTERS]) {
    const answers = await Promise.all(
      tabs.map((tab, at) => tab.choose({ ...filters, priceRange: { min: 0, max: 100 + at } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await stored()).filters.priceRange.max).toBe(100 + winner)
    await Promise.all(tabs.map((tab) => tab.reread()))
  }
})

test('the same filters on two devices are no conflict: both continue, and may change them again', async () => {
  const phone = await openTab()
  await phone.choose(SHOES)
  const desktop = await openTab(1)
  expect((await phone.choose(SHOES, 2)).status).toBe(200)
  expect((await desktop.choose(SHOES, 3)).status).toBe(200)
  expect(await stored()).toMatchObject({ currentPage: 3, filters: SHOES })
  expect((await phone.choose(WOMEN)).status).toBe(200)
})

test('a second change may be sent before the first is answered: it names the version that the first will have', async () => {
  const device = user.device()
  const [first, second] = [randomUUID(), randomUUID()]
  expect((await device.post(PATH, { ...stateOf(SHOES), version: first, replaces: null })).status).toBe(200)
  expect((await device.post(PATH, { ...stateOf(WOMEN), version: second, replaces: first })).status).toBe(200)
  expect(await stored()).toMatchObject({ filters: WOMEN, version: second })
})

test('a repeat changes nothing', async () => {
  const body = { ...stateOf(SHOES), version: randomUUID(), replaces: null }
  for (const _ of [1, 2]) {
    expect((await user.device().post(PATH, body)).body).toEqual({ ok: true, version: body.version })
  }
})
