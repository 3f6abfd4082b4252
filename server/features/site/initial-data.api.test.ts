import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InitialData } from '#contract/pages.ts'
import { openFeed } from '#server/features/discovery/feed/feed.service.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '#server/features/discovery/testing/deck-world.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import type { Actor } from '#server/platform/scope/scope.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openInitialData } from './initial-data.service.ts'

let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 120 }, (_, n) => inventedProduct(n)) })
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

function pageOf({ id }: DeckPerson, path = '/', isOtherDeck = false, personalised = true): Promise<InitialData> {
  const [process] = deck.processes
  if (!process) throw new Error('no process')
  const actor: Actor = {
    userId: id,
    sessionId: randomUUID(),
    userType: 'consumer',
    staffRole: null,
    personalised,
    signedInAt: new Date(),
    secondFactorAt: null,
  }
  const sources = { feed: openFeed(process.catalogue), products: process.catalogue }
  return openInitialData(deck.world, sources)({ actor, path, isOtherDeck, network: '', log: deck.world.log })
}

const idsOf = (cards: readonly { readonly id: string }[] | undefined) => cards?.map(({ id }) => id)
const pageOne = async (query = '') =>
  idsOf((await phone.get(`/api/products/ai-discovery?page=1&fast=true${query}`)).body)
const dealtRow = async () =>
  (
    await deck.rows<{ nos: string }>(
      `select encode(product_nos, 'hex') nos from dealt_pages where user_id = '${mia.id}'`,
    )
  )[0]

test('the deck begins with the cards of the page, and so does the next visit', async () => {
  const first = idsOf((await pageOf(mia)).deck?.products)
  expect(first).toHaveLength(3)
  expect((await pageOne())?.slice(0, 3)).toEqual(first)
  expect(idsOf((await pageOf(mia, '/discovery')).deck?.products)).toEqual(first)
})

test('dealt pages stay stored, and swiped cards do not return', async () => {
  const dealt = (await pageOne()) ?? []
  const before = await dealtRow()
  expect(idsOf((await pageOf(mia)).deck?.products)).toEqual(dealt.slice(0, 3))
  expect(await dealtRow()).toEqual(before)
  await phone.post('/api/user-interactions', { productId: dealt[0], action: 'pass' })
  expect(idsOf((await pageOf(mia)).deck?.products)).toEqual(dealt.slice(1, 4))
})

test('another user gets other cards', async () => {
  const jonas = await deck.person()
  const [one, other] = await Promise.all([pageOf(mia), pageOf(jonas)])
  expect([one.user.id, other.user.id]).toEqual([mia.id, jonas.id])
  expect((await pageOf(jonas)).deck?.products).toEqual(other.deck?.products)
})

test('the stored filters apply', async () => {
  const filters = { gender: [], productType: ['shoes' as const], sizes: [], priceRange: { min: 0, max: 10_000 } }
  await phone.post('/api/user-swipe-state', { currentPage: 1, hasMoreProducts: true, filters })
  const { deck: own } = await pageOf(mia)
  expect(own).toMatchObject({ filters, state: { filters } })
  expect(own?.products.every(({ productType }) => productType === 'shoes')).toBe(true)
  expect((await pageOne('&productType=shoes'))?.slice(0, 3)).toEqual(idsOf(own?.products))
})

test('without a personal order they are the first of the general order', async () => {
  await deck.world.db.execute(sql`update users set personalised = false where id = ${mia.id}`)
  const first = idsOf((await pageOf(mia, '/', false, false)).deck?.products)
  expect((await pageOne())?.slice(0, 3)).toEqual(first)
})

test('other pages and other decks contain only the user; the language is the one used last', async () => {
  await deck.world.db.execute(sql`update users set language = 'en' where id = ${mia.id}`)
  expect(await pageOf(mia, '/saved')).toMatchObject({ language: 'en', user: { id: mia.id }, deck: null, shop: null })
  expect((await pageOf(mia, '/discovery', true)).deck).toBeNull()
  expect((await pageOf(mia)).deck?.products[0]?.description).toContain('for every day')
})

test('a shop page contains the shop; a missing shop is refused', async () => {
  const [row] = await deck.rows<{ id: string; name: string }>('select id, name from brands limit 1')
  const { shop } = await pageOf(mia, `/brands/${row?.id}/shop`)
  expect(shop?.brand).toMatchObject({ id: row?.id, name: row?.name })
  expect(shop?.list.products.length).toBeGreaterThan(0)
  expect(shop?.list.products.every(({ brand }) => brand.id === row?.id)).toBe(true)
  await expect(pageOf(mia, `/brands/${randomUUID()}/shop`)).rejects.toMatchObject({ code: 'brands.unknown' })
})

test.each(['none', '%00', "'%20or%201=1", 'a%2Fb'])('an address with %j for a shop reads no shop', async (id) => {
  expect(await pageOf(mia, `/brands/${id}/shop`)).toMatchObject({ user: { id: mia.id }, shop: null })
})
