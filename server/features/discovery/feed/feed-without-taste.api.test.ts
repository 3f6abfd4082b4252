// Trust L06: the order without personalisation depends on which cards the user has seen, not on the user's answers.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestClient } from '#server/testing/test-client.ts'
import { forgetTastesJob } from '../discovery.jobs.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

const DAY_MS = 86_400_000
let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient

beforeAll(async () => {
  const now = new Date()
  // Every product is a day older than the one before.
  const products = Array.from({ length: 120 }, (_, n) =>
    inventedProduct(n, { listedAt: new Date(now.getTime() - (n + 20) * DAY_MS) }),
  )
  deck = await openDeckWorld({ products, processes: 2, now })
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

const wants = (person: DeckPerson, personalised: boolean) =>
  deck.rows(`update users set personalised = ${personalised} where id = '${person.id}'`)
const feed = async (device: TestClient, query = ''): Promise<string[]> => {
  const answer = await device.get(`/api/products/ai-discovery?${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { id: string }[]).map(({ id }) => id)
}
const swipe = (device: TestClient, productId: string | undefined, action: string) =>
  device.post('/api/user-interactions', { productId, action })
const tastes = (person: DeckPerson) => deck.rows(`select 1 from tastes where user_id = '${person.id}'`)
const numberOf = (id: string) => deck.products.findIndex((product) => product.id === id)

describe('the deck without a personal order', () => {
  test('is the same for two users who answered the same cards in opposite ways, on every process', async () => {
    const jonas = await deck.person()
    for (const { id, input } of deck.products.slice(0, 70)) {
      const isLiked = input.productType === 'shoes'
      await swipe(phone, id, isLiked ? 'like' : 'pass')
      await swipe(jonas.device(), id, isLiked ? 'pass' : 'like')
    }
    await wants(mia, false)
    await wants(jonas, false)
    const orders = await Promise.all([feed(phone), feed(mia.device(1)), feed(jonas.device()), feed(jonas.device(1))])
    for (const order of orders) expect(order).toEqual(orders[0])
    expect(new Set(orders[0])).toEqual(new Set(deck.products.slice(70).map(({ id }) => id)))
  })

  test('begins at once on every process, and takes nothing from the personal deck', async () => {
    const jonas = await deck.person()
    await wants(jonas, false)
    for (const id of (await feed(phone)).slice(0, 30)) {
      await swipe(phone, id, 'pass')
      await swipe(jonas.device(), id, 'like')
    }
    await feed(phone)
    await wants(mia, false)
    const plain = await feed(mia.device(1))
    expect(plain).toHaveLength(90)
    expect(plain).toEqual(await feed(jonas.device()))
    expect(numberOf(plain[0] ?? '')).toBe(Math.min(...plain.map(numberOf)))
  })

  test('has the newest products at every other position, keeps brands apart and applies filters', async () => {
    await wants(mia, false)
    const order = await feed(phone)
    expect(order).toHaveLength(120)
    // All products have equally many likes, so both lists are in order of age and only the brand rule moves a card.
    expect(order.slice(0, 12).map(numberOf)).toEqual(Array.from({ length: 12 }, (_, n) => n))
    const brands = order.map((id) => numberOf(id) % 12)
    for (const [at, brand] of brands.entries()) if (at > 0) expect(brand).not.toBe(brands[at - 1])
    const few = await feed(phone, 'productType=shoes&maxPrice=200')
    const fitting = deck.products.filter(({ input }) => input.productType === 'shoes' && input.priceCents <= 20_000)
    expect(few.toSorted()).toEqual(fitting.map(({ id }) => id).toSorted())
  })

  test('repeats nothing that was swiped, page by page, and an undo brings the card back', async () => {
    await wants(mia, false)
    const first = await feed(phone, 'page=1&limit=40')
    const second = await feed(mia.device(1), 'page=2&limit=40')
    const third = await feed(phone, 'page=3&limit=100')
    expect(new Set([...first, ...second, ...third]).size).toBe(120)
    await swipe(phone, first[0], 'like')
    await swipe(phone, first[1], 'pass')
    const rest = await feed(mia.device(1))
    expect(rest).toHaveLength(118)
    expect(rest).not.toContain(first[1])
    await phone.post('/api/undo-swipe')
    expect(await feed(phone)).toContain(first[1])
  })

  test('is unchanged after a reload, also when another card became the most liked meanwhile', async () => {
    const jonas = await deck.person()
    await wants(mia, false)
    await wants(jonas, false)
    const second = async () => (await feed(jonas.device(1), 'fresh=true'))[1]
    const before = await feed(phone)
    const last = deck.products.at(-1)
    const count = async (likes: number, swipes: number) => {
      await deck.rows(
        `insert into product_counts (product_no, likes, swipes) values (${last?.no}, ${likes}, ${swipes})
         on conflict (product_no) do update set likes = ${likes}, swipes = ${swipes}, counted_at = clock_timestamp()`,
      )
      await deck.rows(`select pg_notify('counts_changed', '')`)
    }
    const shows = (id: string | undefined) =>
      expect
        .poll(async () => {
          deck.passTime(1000)
          return second()
        })
        .toBe(id)
    await count(95, 100)
    await shows(last?.id)
    expect((await feed(mia.device(1))).slice(0, 3)).toEqual(before.slice(0, 3))
    expect((await feed(mia.device(1), 'fresh=true'))[1]).toBe(last?.id)
    await count(0, 0)
    await shows(before[1])
  })

  test('is in the reader’s language and starts over after a restart like any deck', async () => {
    await wants(mia, false)
    const english = await phone.get('/api/products/ai-discovery?limit=1', { headers: { 'accept-language': 'en' } })
    expect(english.body[0]?.description).toContain('for every day')
    for (const id of (await feed(phone)).slice(0, 5)) await swipe(phone, id, 'like')
    expect(await feed(phone)).toHaveLength(115)
    await phone.delete('/api/user-viewed-products')
    expect(await feed(phone)).toHaveLength(120)
  })
})

describe('the taste', () => {
  test('is deleted with the first deck without it, is not stored again, and can be relearned from the log', async () => {
    const swipeAll = async (products: readonly { id: string }[]) => {
      for (const { id } of products) await swipe(phone, id, 'pass')
    }
    await swipeAll(deck.products.slice(0, 55))
    await feed(phone)
    await expect.poll(() => tastes(mia)).toHaveLength(1)
    await wants(mia, false)
    await feed(phone)
    expect(await tastes(mia)).toEqual([])
    await swipeAll(deck.products.slice(55, 110))
    await feed(phone)
    await feed(mia.device(1))
    expect(await tastes(mia)).toEqual([])
    await wants(mia, true)
    expect(await feed(mia.device(1))).toHaveLength(10)
    await expect
      .poll(() => deck.rows(`select upto_seq from tastes where user_id = '${mia.id}'`))
      .toEqual([{ upto_seq: 110 }])
  })

  test('is also deleted for a user who never returns, and for no other', async () => {
    const jonas = await deck.person()
    for (const person of [mia, jonas]) {
      for (const { id } of deck.products.slice(0, 55)) await swipe(person.device(), id, 'pass')
      await feed(person.device())
      expect(await tastes(person)).toHaveLength(1)
    }
    await wants(mia, false)
    await deck.jobs.run(forgetTastesJob, {})
    expect(await tastes(mia)).toEqual([])
    expect(await tastes(jonas)).toHaveLength(1)
  })
})
