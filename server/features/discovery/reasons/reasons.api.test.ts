import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Reason } from '#contract/discovery.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct, type SavedProduct } from '../testing/invented-products.ts'

const DAY_MS = 86_400_000
const NEW_ONE = 300
let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient

beforeAll(async () => {
  const now = new Date()
  const fresh = inventedProduct(NEW_ONE, { listedAt: new Date(now.getTime() - DAY_MS) })
  const products = Array.from({ length: 160 }, (_, n) => inventedProduct(n))
  deck = await openDeckWorld({ products: [...products, fresh], processes: 2, now })
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

const at = (n: number) => deck.products[n] as SavedProduct
const swipe = (device: TestClient, product: SavedProduct, action: 'like' | 'pass') =>
  device.post('/api/user-interactions', { productId: product.id, action })

interface Answer {
  readonly status: number
  readonly personalised: boolean
  readonly reasons: readonly Reason[]
}
async function ask(device: TestClient, product: SavedProduct): Promise<Answer> {
  const { status, body } = await device.get(`/api/products/${product.id}/reasons`)
  const answer = body as unknown as Omit<Answer, 'status'>
  return { status, ...answer }
}
const kindsOf = ({ reasons }: Answer) => reasons.map(({ kind }) => kind)
const traitsOf = ({ reasons }: Answer) =>
  reasons.flatMap((reason) => (reason.kind === 'liking' ? reason.traits : [])).map((trait) => trait.is)

const isShoes = ({ input }: SavedProduct) => input.productType === 'shoes'
/** Swipes the first products of the catalogue by this rule. */
async function judge(device: TestClient, likes: (product: SavedProduct) => boolean, count = 60): Promise<void> {
  for (const product of deck.products.slice(0, count)) await swipe(device, product, likes(product) ? 'like' : 'pass')
}
/** Shoes without swipes in this file. */
const shoes = () => deck.products.slice(60, 160).filter(isShoes)
const hats = () => deck.products.slice(60, 160).filter(({ input }) => input.productType === 'accessories')

describe('the reasons of a card', () => {
  test('name liked traits with the number of likes, in the form of the contract, on every process', async () => {
    await judge(phone, isShoes)
    for (const process of [0, 1]) {
      const [one] = shoes()
      const answer = await ask(mia.device(process), one as SavedProduct)
      expect(answer).toMatchObject({ status: 200, personalised: true })
      expect(answer.reasons.map((reason) => Reason.parse(reason))).toEqual(answer.reasons)
      const first = answer.reasons[0]
      if (first?.kind !== 'liking') throw new Error('no personal reason')
      expect(first.traits.some(({ is }) => is === 'type' || is === 'garment')).toBe(true)
      expect(first.likes).toBeGreaterThanOrEqual(2)
      expect(first.likes).toBeLessThanOrEqual(15)
    }
  })

  test('never name passed traits', async () => {
    await judge(phone, isShoes)
    for (const hat of hats().slice(0, 5)) expect(traitsOf(await ask(phone, hat))).not.toContain('type')
  })

  test('come from the own taste only', async () => {
    await judge(phone, isShoes)
    const jonas = await deck.person()
    const [one] = shoes()
    expect(kindsOf(await ask(jonas.device(), one as SavedProduct))).toEqual(['exploring'])
  })

  test('do not count undone answers, nor the answer to the product itself', async () => {
    const [one, two, three] = shoes() as [SavedProduct, SavedProduct, SavedProduct]
    await swipe(phone, one, 'like')
    await swipe(phone, two, 'like')
    await phone.post('/api/undo-swipe')
    await swipe(phone, three, 'like')
    // Two likes are left, so each of them has only one other.
    expect(kindsOf(await ask(phone, three))).toEqual(['exploring'])
  })

  test('are deleted with the taste', async () => {
    await judge(phone, isShoes)
    await phone.delete('/api/user-ai-cache')
    const [one] = shoes()
    expect(kindsOf(await ask(phone, one as SavedProduct))).toEqual(['exploring'])
  })

  test('name the date since when a product is new', async () => {
    const fresh = deck.products.at(-1) as SavedProduct
    const answer = await ask(phone, fresh)
    expect(answer.reasons).toEqual([{ kind: 'new', since: fresh.input.listedAt?.toISOString() }])
  })

  test('call a product popular only when many users liked it', async () => {
    const [loved, usual] = [at(150), at(151)]
    await deck.rows(
      `insert into product_counts (product_no, likes, swipes) values (${loved.no}, 90, 100), (${usual.no}, 30, 100)`,
    )
    await deck.rows(`select pg_notify('counts_changed', '')`)
    await expect.poll(async () => kindsOf(await ask(phone, loved))).toEqual(['popular'])
    expect(kindsOf(await ask(phone, usual))).toEqual(['exploring'])
  })
})

describe('the caller', () => {
  test('for a product that does not exist, or with something that is no id, is refused', async () => {
    const unknown = await phone.get(`/api/products/${randomUUID()}/reasons`)
    expect(unknown).toMatchObject({ status: 404, body: { code: 'products.unknown' } })
    expect((await phone.get('/api/products/7/reasons')).status).toBe(400)
    expect((await phone.get(`/api/products/${at(0).id}/reasons?userId=${mia.id}`)).status).toBe(200)
  })

  test('without being signed in is refused, and answers are not cached', async () => {
    const visitor = mia.device()
    visitor.cookies.clear()
    expect((await visitor.get(`/api/products/${at(0).id}/reasons`)).status).toBe(401)
    const answer = await phone.get(`/api/products/${at(0).id}/reasons`)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

test('without a personal order the reasons are the same for all users', async () => {
  await judge(phone, isShoes)
  await deck.rows(`update users set personalised = false where id = '${mia.id}'`)
  const kinds = new Set<string>()
  for (const product of deck.products.slice(60, 100)) {
    const answer = await ask(mia.device(1), product)
    expect(answer.personalised).toBe(false)
    for (const kind of kindsOf(answer)) kinds.add(kind)
  }
  expect([...kinds].filter((kind) => kind !== 'new' && kind !== 'popular')).toEqual([])
})
