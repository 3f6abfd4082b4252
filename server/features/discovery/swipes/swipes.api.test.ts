import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient
let ids: string[]

beforeAll(async () => {
  const products = Array.from({ length: 40 }, (_, n) => inventedProduct(n))
  deck = await openDeckWorld({ products: [...products, inventedProduct(99, { status: 'draft' })], processes: 2 })
  ids = deck.products.map((product) => product.id)
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

const swipe = (device: TestClient, productId: string | undefined, action: string, key?: string) =>
  device.post(
    '/api/user-interactions',
    { productId, action },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
const undo = (device: TestClient, key?: string) =>
  device.post('/api/undo-swipe', undefined, key === undefined ? {} : { headers: { 'idempotency-key': key } })
const savedIds = async (device: TestClient): Promise<string[]> =>
  (await device.get('/api/saved-products')).body.map((product) => product.id)
const logOf = (person: DeckPerson) =>
  deck.rows<{ seq: number; action: string }>(
    `select seq, action from interactions where user_id = '${person.id}' order by seq`,
  )

describe('a swipe', () => {
  test('is answered with what was recorded, and a like is saved, newest first', async () => {
    const first = await swipe(phone, ids[0], 'like')
    expect(first).toMatchObject({ status: 200, body: { ok: true, productId: ids[0], action: 'like' } })
    await swipe(phone, ids[1], 'pass')
    await swipe(phone, ids[2], 'like')
    expect(await savedIds(phone)).toEqual([ids[2], ids[0]])
    expect(await logOf(mia)).toEqual([
      { seq: 1, action: 'like' },
      { seq: 2, action: 'pass' },
      { seq: 3, action: 'like' },
    ])
  })

  test('keeps the place of a product that was saved already', async () => {
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[1], 'like')
    await swipe(phone, ids[0], 'like')
    expect(await savedIds(phone)).toEqual([ids[1], ids[0]])
  })

  test('to the left removes a saved product, and so does an unsave', async () => {
    for (const id of ids.slice(0, 3)) await swipe(phone, id, 'like')
    await swipe(phone, ids[0], 'pass')
    await swipe(phone, ids[1], 'unsave')
    expect(await savedIds(phone)).toEqual([ids[2]])
  })

  test('that did not show the product as saved keeps a newer like, and the card is not dealt again', async () => {
    const key = randomUUID()
    const pass = () =>
      phone.post(
        '/api/user-interactions',
        { productId: ids[0], action: 'pass', wasSaved: false },
        { headers: { 'idempotency-key': key } },
      )
    await swipe(mia.device(1), ids[0], 'like')
    expect(await pass()).toMatchObject({ status: 200, body: { staysSaved: true } })
    expect(await pass()).toMatchObject({ status: 200, body: { staysSaved: true } })
    expect(await savedIds(phone)).toEqual([ids[0]])
    expect((await logOf(mia)).map(({ action }) => action)).toEqual(['like', 'viewed'])
    const known = await phone.post('/api/user-interactions', { productId: ids[0], action: 'pass', wasSaved: true })
    expect(known.body).toEqual({ ok: true, productId: ids[0], action: 'pass' })
    expect(await savedIds(phone)).toEqual([])
  })

  test('with the same key changes nothing the second time, also on the other process', async () => {
    const key = randomUUID()
    expect((await swipe(phone, ids[0], 'like', key)).status).toBe(200)
    await swipe(phone, ids[0], 'unsave')
    const again = await swipe(mia.device(1), ids[0], 'like', key.toUpperCase())
    expect(again).toMatchObject({ status: 200, body: { productId: ids[0], action: 'like' } })
    expect(await savedIds(phone)).toEqual([])
    expect(await logOf(mia)).toHaveLength(2)
  })

  test('with a used key for something else is refused', async () => {
    const key = randomUUID()
    await swipe(phone, ids[0], 'like', key)
    for (const [id, action] of [
      [ids[1], 'like'],
      [ids[0], 'pass'],
    ] as const) {
      expect(await swipe(phone, id, action, key)).toMatchObject({
        status: 409,
        body: { code: 'idempotency-key.reused' },
      })
    }
    expect(await undo(phone, key)).toMatchObject({ status: 409 })
    const jonas = await deck.person()
    expect((await swipe(jonas.device(), ids[1], 'like', key)).status).toBe(200)
  })

  test('of an unknown product or a draft is refused and leaves nothing', async () => {
    for (const id of [randomUUID(), ids[40]]) {
      expect(await swipe(phone, id, 'like')).toMatchObject({ status: 404, body: { code: 'products.unknown' } })
    }
    expect(await logOf(mia)).toEqual([])
  })

  test('of a product that was paused counts, and the saved product is still shown', async () => {
    await swipe(phone, ids[5], 'like')
    await deck.rows(`update products set status = 'paused' where id = '${ids[5]}'`)
    await deck.rows(`select pg_notify('products_changed', '${deck.products[5]?.no}')`)
    await expect.poll(() => deck.processes[0]?.catalogue.isDealable(deck.products[5]?.no ?? 0)).toBe(false)
    expect(await savedIds(phone)).toEqual([ids[5]])
    expect((await swipe(phone, ids[5], 'pass')).status).toBe(200)
    await deck.rows(`update products set status = 'active' where id = '${ids[5]}'`)
    await deck.rows(`select pg_notify('products_changed', 'all')`)
  })
})

describe('a resave', () => {
  test('returns a removed product to its place, once, and does not change the taste', async () => {
    for (const id of ids.slice(0, 3)) await swipe(phone, id, 'like')
    await swipe(phone, ids[1], 'unsave')
    const key = randomUUID()
    expect((await swipe(phone, ids[1], 'resave', key)).status).toBe(200)
    expect((await swipe(mia.device(1), ids[1], 'resave', key)).status).toBe(200)
    expect(await savedIds(phone)).toEqual([ids[2], ids[1], ids[0]])
    expect((await logOf(mia)).at(-1)).toEqual({ seq: 5, action: 'resave' })
    expect(await undo(phone)).toMatchObject({ status: 200, body: { productId: ids[2] } })
  })

  test('needs a product that an unsave removed, and a list that was not cleared since', async () => {
    const refusal = { status: 404, body: { code: 'discovery.nothing-to-undo' } }
    expect(await swipe(phone, ids[0], 'resave')).toMatchObject(refusal)
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[0], 'unsave')
    await phone.delete('/api/saved-products')
    expect(await swipe(phone, ids[0], 'resave')).toMatchObject(refusal)
    expect(await savedIds(phone)).toEqual([])
  })

  test('before an undo of the like lets the undo remove the product', async () => {
    for (const action of ['like', 'unsave', 'resave']) await swipe(phone, ids[0], action)
    expect(await undo(phone)).toMatchObject({ status: 200 })
    expect(await savedIds(phone)).toEqual([])
  })
})

describe('many swipes at once', () => {
  test('of one user on two processes are numbered without gaps, and the last one counts', async () => {
    const devices = [mia.device(0), mia.device(1)]
    const actions = ['like', 'pass', 'unsave', 'like'] as const
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => swipe(devices[n % 2] as TestClient, ids[n % 3], actions[n % 4] as string)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const log = await deck.rows<{ seq: number; action: string; id: string }>(
      `select i.seq, i.action, p.id from interactions i join products p on p.no = i.product_no
       where user_id = '${mia.id}' order by seq`,
    )
    expect(log.map((entry) => entry.seq)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1))
    const last = new Map(log.map((entry) => [entry.id, entry.action]))
    const liked = [...last].filter(([, action]) => action === 'like').map(([id]) => id)
    expect((await savedIds(phone)).sort()).toEqual(liked.sort())
  })

  test('with one key are one swipe', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => swipe(mia.device(n % 2), ids[0], 'like', key)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await logOf(mia)).toHaveLength(1)
  })

  test('are not disturbed by a user who is deleted meanwhile', async () => {
    const gone = await deck.person()
    const device = gone.device()
    await swipe(device, ids[0], 'like')
    const all = Array.from({ length: 40 }, (_, n) => swipe(n % 4 === 0 ? device : phone, ids[n], 'like'))
    const [answers] = await Promise.all([Promise.all(all), deck.rows(`delete from users where id = '${gone.id}'`)])
    expect(answers.filter((_, n) => n % 4 !== 0).every(({ status }) => status === 200)).toBe(true)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    expect(await deck.rows(`select 1 from interactions where user_id = '${gone.id}'`)).toEqual([])
    expect(await logOf(mia)).toHaveLength(30)
  })
})

describe('undo', () => {
  test('takes back the last swipe only, and once', async () => {
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[1], 'like')
    expect(await undo(phone)).toMatchObject({ status: 200, body: { productId: ids[1] } })
    expect(await savedIds(phone)).toEqual([ids[0]])
    expect(await undo(phone)).toMatchObject({ status: 404, body: { code: 'discovery.nothing-to-undo' } })
    await swipe(phone, ids[2], 'pass')
    expect(await undo(mia.device(1))).toMatchObject({ status: 200, body: { productId: ids[2] } })
  })

  test('has nothing to do for a user who never swiped', async () => {
    expect(await undo(phone)).toMatchObject({ status: 404, body: { code: 'discovery.nothing-to-undo' } })
  })

  test('brings a saved product back to its old place', async () => {
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[1], 'like')
    await swipe(phone, ids[0], 'pass')
    await undo(phone)
    expect(await savedIds(phone)).toEqual([ids[1], ids[0]])
  })

  test('leaves saved what was saved before a second like', async () => {
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[0], 'like')
    await undo(phone)
    expect(await savedIds(phone)).toEqual([ids[0]])
  })

  test('with the same key answers the same product and takes back no second swipe', async () => {
    const key = randomUUID()
    await swipe(phone, ids[0], 'like')
    expect((await undo(phone, key)).body).toEqual({ productId: ids[0] })
    await swipe(phone, ids[1], 'like')
    expect(await undo(mia.device(1), key)).toMatchObject({ status: 200, body: { productId: ids[0] } })
    expect(await savedIds(phone)).toEqual([ids[1]])
    expect(await swipe(phone, ids[0], 'like', key)).toMatchObject({ status: 409 })
  })

  test('does not bring back what was cleared after the swipe', async () => {
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[0], 'pass')
    expect(await phone.delete('/api/saved-products')).toMatchObject({ status: 200, body: { ok: true } })
    expect(await undo(phone)).toMatchObject({ status: 200 })
    expect(await savedIds(phone)).toEqual([])
  })

  test('requested several times at once takes back one swipe', async () => {
    await swipe(phone, ids[0], 'like')
    await swipe(phone, ids[1], 'like')
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => undo(mia.device(n % 2))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7)
    expect(await savedIds(phone)).toEqual([ids[0]])
  })

  test('is over once the history is deleted', async () => {
    await swipe(phone, ids[0], 'like')
    await phone.delete('/api/user-swipe-history')
    expect(await undo(phone)).toMatchObject({ status: 404 })
    expect(await savedIds(phone)).toEqual([ids[0]])
  })
})
