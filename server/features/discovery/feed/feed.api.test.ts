import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Product } from '#contract/products.ts'
import { countSwipesAnewJob, countSwipesJob } from '#server/features/shelf/shelf.jobs.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { insertTestSale } from '#server/testing/test-sale.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient

const DAY_MS = 86_400_000

beforeAll(async () => {
  const now = new Date()
  const drop = inventedProduct(900, { releaseAt: new Date(now.getTime() + 3 * DAY_MS) })
  const products = Array.from({ length: 240 }, (_, n) => inventedProduct(n))
  deck = await openDeckWorld({ products: [...products, drop], processes: 2, now })
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

type Card = Product
const feed = async (device: TestClient, query = ''): Promise<Card[]> => {
  const answer = await device.get(`/api/products/ai-discovery?${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
const idsOf = (cards: readonly Card[]) => cards.map((card) => card.id)
const swipe = (device: TestClient, productId: string | undefined, action: string) =>
  device.post('/api/user-interactions', { productId, action })

describe('the deck', () => {
  test('holds every product once, in the contract’s shape, drops included', async () => {
    const cards = await feed(phone, 'page=1&limit=1000&fast=true')
    expect(new Set(idsOf(cards))).toEqual(new Set(deck.products.map((product) => product.id)))
    expect(cards).toHaveLength(241)
    for (const card of cards) expect(Product.parse(card)).toEqual(card)
    expect(cards.filter((card) => card.releaseDate !== null)).toHaveLength(1)
  })

  test('is in the reader’s language and names in Vary what the response depends on', async () => {
    const english = await phone.get('/api/products/ai-discovery?limit=1', { headers: { 'accept-language': 'en' } })
    expect(english.body[0]?.description).toContain('for every day')
    expect(english.headers).toMatchObject({ vary: 'Accept-Encoding, Accept-Language', 'cache-control': 'no-store' })
    expect((await feed(phone, 'limit=1'))[0]?.description).toContain('für jeden Tag')
  })

  test('is compressed for clients that accept it', async () => {
    const answer = await deck.processes[0]?.http.inject({
      url: '/api/products/ai-discovery',
      headers: { cookie: [...phone.cookies].map((pair) => pair.join('=')).join(''), 'accept-encoding': 'gzip, zstd' },
    })
    expect(answer?.headers['content-encoding']).toBe('zstd')
    expect(JSON.parse(zstdDecompressSync(answer?.rawPayload ?? Buffer.alloc(0)).toString())).toHaveLength(241)
  })

  test('never repeats a swiped card on any process, and an undo brings the card back', async () => {
    const [first, second, third] = await feed(phone)
    await swipe(phone, first?.id, 'like')
    await swipe(mia.device(1), second?.id, 'pass')
    await phone.post('/api/mark-product-viewed', { productId: third?.id })
    for (const process of [0, 1]) {
      const rest = idsOf(await feed(mia.device(process)))
      expect(rest).toHaveLength(238)
      expect(rest).not.toContain(first?.id)
      expect(rest).not.toContain(second?.id)
      expect(rest).not.toContain(third?.id)
    }
    await mia.device(1).post('/api/undo-swipe')
    for (const process of [0, 1]) expect(idsOf(await feed(mia.device(process)))).toContain(second?.id)
  })

  test('continues page by page without repeats, and a page requested twice loses no card', async () => {
    const first = idsOf(await feed(phone, 'page=1&limit=100'))
    await feed(phone, 'page=2&limit=100')
    const second = idsOf(await feed(mia.device(1), 'page=2&limit=100'))
    const third = idsOf(await feed(phone, 'page=3&limit=100'))
    expect(new Set([...first, ...second, ...third]).size).toBe(241)
    expect(await feed(phone, 'page=4&limit=100')).toEqual([])
  })

  test('keeps its top cards over a reload and on a second device', async () => {
    const before = idsOf(await feed(phone, 'limit=50'))
    await swipe(phone, before[0], 'pass')
    await swipe(phone, before[2], 'pass')
    const after = idsOf(await feed(mia.device(1), 'limit=50'))
    expect(after.slice(0, 3)).toEqual([before[1], before[3], before[4]])
    expect(new Set(after).size).toBe(50)
  })

  test('keeps the top cards of page 2 for a user who was there', async () => {
    const first = idsOf(await feed(phone, 'page=1&limit=10'))
    const second = idsOf(await feed(phone, 'page=2&limit=10'))
    for (const id of [...first, ...second.slice(0, 4)]) await swipe(phone, id, 'pass')
    expect(idsOf(await feed(phone, 'page=1&limit=10')).slice(0, 3)).toEqual(second.slice(4, 7))
  })

  test('is dealt anew on request', async () => {
    const before = idsOf(await feed(phone, 'limit=50'))
    const tops = await Promise.all([1, 2, 3, 4].map(async () => idsOf(await feed(phone, 'limit=50&fresh=true'))))
    expect(tops.some((top) => top.slice(0, 3).join() !== before.slice(0, 3).join())).toBe(true)
  })

  test('applies every filter, together and alone', async () => {
    const cards = await feed(phone, 'gender=men,unisex&productType=shoes,tops&minPrice=50&maxPrice=200')
    const expected = deck.products.filter(
      ({ input }) =>
        ['men', 'unisex'].includes(input.gender) &&
        ['shoes', 'tops'].includes(input.productType) &&
        input.priceCents >= 5000 &&
        input.priceCents <= 20_000,
    )
    expect(expected.length).toBeGreaterThan(3)
    expect(new Set(idsOf(cards))).toEqual(new Set(expected.map((product) => product.id)))
    expect(await feed(phone, 'gender=&minPrice=&maxPrice=')).toHaveLength(241)
  })

  test.each([
    ['men', ['men', 'unisex']],
    ['women', ['women', 'unisex']],
    ['men,women', ['men', 'women', 'unisex']],
    ['unisex', ['unisex']],
  ])('for %s shows products for %j (Decision 122)', async (gender, shown) => {
    const expected = deck.products.filter(({ input }) => shown.includes(input.gender))
    expect(new Set(idsOf(await feed(phone, `gender=${gender}`)))).toEqual(new Set(expected.map(({ id }) => id)))
  })

  test('with other filters is another deck, whose second page lacks no card', async () => {
    await feed(phone, 'page=1&limit=1000')
    const shoes = deck.products.filter(({ input }) => input.productType === 'shoes').length
    expect(await feed(phone, 'page=2&limit=1000&productType=shoes')).toHaveLength(shoes)
  })

  test('varies brands and types for a new user', async () => {
    const cards = (await feed(phone)).slice(0, 20)
    expect(new Set(cards.map((card) => card.productType)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(cards.map((card) => card.brand.name)).size).toBeGreaterThanOrEqual(4)
    for (const [at, card] of cards.entries()) expect(card.brand.name).not.toBe(cards[at - 1]?.brand.name)
  })

  test.each([
    ['a type', (card: Card) => card.productType === 'shoes'],
    ['a price range', (card: Card) => card.price < 100],
    ['a brand', (card: Card) => card.brand.name === 'Label 3'],
  ])('learns %s: after ten likes the first twenty hold clearly more of it', async (_what, isLiked) => {
    const share = (cards: readonly Card[]) => cards.slice(0, 20).filter(isLiked).length
    let cards = await feed(phone)
    const usual = (20 * cards.filter(isLiked).length) / cards.length
    for (let likes = 0; likes < 10; cards = await feed(phone, 'fresh=true')) {
      for (const card of cards.slice(0, 10)) {
        if (isLiked(card)) likes += 1
        await swipe(phone, card.id, isLiked(card) ? 'like' : 'pass')
      }
    }
    // Every deal explores a little, so the share is measured over several deals on both processes.
    const shares: number[] = []
    for (let deal = 0; deal < 8; deal++) shares.push(share(await feed(mia.device(deal % 2), 'fresh=true')))
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThanOrEqual(1.5 * usual)
  })
})

describe('restart', () => {
  const parts = ['seen-products', 'viewed-products', 'swipe-history', 'ai-cache'] as const

  test('deals all products again, keeps the saved ones, and can be repeated', async () => {
    const cards = await feed(phone)
    for (const card of cards.slice(0, 30)) await swipe(phone, card.id, 'like')
    for (const part of [...parts, ...parts]) {
      expect(await phone.delete(`/api/user-${part}`)).toMatchObject({ status: 200, body: { ok: true } })
    }
    const liked = new Set(idsOf(cards.slice(0, 30)))
    for (const process of [0, 1]) {
      const again = idsOf(await feed(mia.device(process)))
      expect(again).toHaveLength(241)
      expect(new Set(again.slice(-30))).toEqual(liked)
    }
    await deck.rows(`update users set personalised = false where id = '${mia.id}'`)
    expect(new Set(idsOf(await feed(phone)).slice(-30))).toEqual(liked)
    expect((await phone.get('/api/saved-products')).body).toHaveLength(30)
    expect(await deck.rows(`select 1 from interactions where user_id = '${mia.id}'`)).toEqual([])
  })

  test('of the viewed products alone deals all products again and keeps the history', async () => {
    const cards = await feed(phone)
    for (const card of cards.slice(0, 5)) await swipe(phone, card.id, 'pass')
    await phone.delete('/api/user-viewed-products')
    expect(await feed(mia.device(1))).toHaveLength(241)
    await swipe(phone, cards[0]?.id, 'pass')
    expect(await feed(mia.device(1))).toHaveLength(240)
    expect(await deck.rows(`select 1 from interactions where user_id = '${mia.id}'`)).toHaveLength(6)
  })
})

describe('a process without a cached user', () => {
  test('deals the same deck from the stored taste and the later log entries', async () => {
    const cards = await feed(phone)
    for (const card of cards.slice(0, 60)) await swipe(phone, card.id, 'pass')
    await feed(phone)
    await expect
      .poll(() => deck.rows(`select upto_seq from tastes where user_id = '${mia.id}'`))
      .toEqual([{ upto_seq: 60 }])
    for (const card of cards.slice(60, 65)) await swipe(phone, card.id, 'like')
    await phone.post('/api/undo-swipe')
    await deck.start()
    const rest = idsOf(await feed(mia.device(deck.processes.length - 1)))
    expect(rest).toHaveLength(241 - 64)
    expect(rest).toContain(cards[64]?.id)
    expect(rest).not.toContain(cards[0]?.id)
  })

  test('relearns the taste from the log when the stored one cannot be read', async () => {
    const cards = await feed(phone)
    for (const card of cards.slice(0, 55)) await swipe(phone, card.id, 'pass')
    await feed(phone)
    const stored = () => deck.rows(`select 1 from tastes where user_id = '${mia.id}' and upto_seq = 55`)
    await expect.poll(stored).toHaveLength(1)
    await deck.rows(`update tastes set taste = '\\x00', seen = '\\x07' where user_id = '${mia.id}'`)
    await deck.start()
    expect(await feed(mia.device(deck.processes.length - 1))).toHaveLength(241 - 55)
  })
})

describe('counting', () => {
  const counts = () =>
    deck.rows<{ id: string; likes: number; swipes: number }>(
      `select p.id, c.likes, c.swipes from product_counts c join products p on p.no = c.product_no where c.swipes > 0`,
    )
  const settle = () => deck.rows(`update interactions set created_at = created_at - interval '1 minute'`)

  test('follows swipes and undos, and equals a count from scratch', async () => {
    await deck.rows('delete from interactions')
    const [one, two] = deck.products
    await swipe(phone, one?.id, 'like')
    await swipe(phone, two?.id, 'like')
    await deck.jobs.run(countSwipesJob, {})
    expect(await counts()).toEqual([])
    await settle()
    await deck.jobs.run(countSwipesAnewJob, {})
    const jonas = await deck.person()
    await swipe(jonas.device(), one?.id, 'pass')
    await phone.post('/api/undo-swipe')
    await deck.rows(`update count_marks set counted_until = now() - interval '25 seconds'`)
    await deck.rows(
      `update interactions set created_at = now() - interval '22 seconds' where created_at > now() - interval '22 seconds'`,
    )
    await deck.jobs.run(countSwipesJob, {})
    const added = await counts()
    expect(added).toEqual([{ id: one?.id, likes: 1, swipes: 2 }])
    await deck.jobs.run(countSwipesAnewJob, {})
    expect(await counts()).toEqual(added)
    await expect
      .poll(() => deck.processes[1]?.catalogue.served().observationOf(one?.no ?? 0)?.baseRate)
      .not.toBeCloseTo(0.4, 3)
  })

  test('of views counts a card once a day', async () => {
    const id = deck.products[3]?.id
    for (let n = 0; n < 3; n++) expect((await phone.post(`/api/products/${id}/view`)).status).toBe(200)
    deck.passTime(2 * DAY_MS)
    await phone.post(`/api/products/${id}/view`)
    expect(await deck.rows(`select 1 from product_events where user_id = '${mia.id}'`)).toHaveLength(2)
    deck.passTime(-2 * DAY_MS)
  })
})

describe('the catalogue', () => {
  test('follows a change within two seconds on every process', async () => {
    const product = deck.products[7]
    const priceOf = async (process: number) => {
      const cards = await feed(mia.device(process))
      return cards.find((card) => card.id === product?.id)?.price
    }
    await deck.rows(`update products set price_gross_cents = 4242 where id = '${product?.id}'`)
    await deck.rows(`select pg_notify('products_changed', '${product?.no}')`)
    for (const process of [0, 1]) await expect.poll(() => priceOf(process), { timeout: 2000 }).toBe(42.42)
  })

  test('begins and ends a sale by itself', async () => {
    const product = deck.products[8]
    const isOnSale = async () => (await feed(phone)).find((card) => card.id === product?.id)?.onSale
    const at = (ms: number) => new Date(deck.world.now().getTime() + ms).toISOString()
    const sale = { productId: product?.id ?? '', percent: 50, startsAt: at(60_000), endsAt: at(120_000) }
    await insertTestSale(deck.world.db, sale)
    await deck.rows(`select pg_notify('products_changed', '${product?.no}')`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await isOnSale()).toBe(false)
    deck.passTime(61_000)
    await expect.poll(isOnSale, { timeout: 3000 }).toBe(true)
    deck.passTime(60_000)
    await expect.poll(isOnSale, { timeout: 3000 }).toBe(false)
  })
})
