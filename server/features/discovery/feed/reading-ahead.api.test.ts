// The person is read while the session is still being checked, for whom the token belonged to last (serve.ts).
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

const PRODUCTS = 40
const FEED = '/api/products/ai-discovery'

let deck: DeckWorld

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: PRODUCTS }, (_, n) => inventedProduct(n)) })
})
afterAll(() => deck.close())

/** Somebody who passed one product (another one than `not`), and whom the process knows by now. */
async function knownPerson(not?: string) {
  const person = await deck.person()
  const phone = person.device()
  const passed = idsOf((await phone.get(FEED)).body).find((id) => id !== not)
  await phone.post('/api/user-interactions', { productId: passed, action: 'pass' })
  return { person, phone, passed }
}
const idsOf = (body: unknown) => (body as readonly Product[]).map(({ id }) => id)
const handOver = (from: DeckPerson, to: DeckPerson) =>
  deck.world.db.execute(sql`update sessions set user_id = ${to.id} where user_id = ${from.id}`)

test('a token deals the deck of whom it belongs to now', async () => {
  const mia = await knownPerson()
  const ben = await knownPerson(mia.passed)
  await handOver(mia.person, ben.person)
  const cards = idsOf((await mia.phone.get(FEED)).body)
  expect(cards).toHaveLength(PRODUCTS - 1)
  expect(cards).not.toContain(ben.passed)
})

test('a session that ended deals nothing, also when another process ended it', async () => {
  const { person, phone } = await knownPerson()
  await deck.world.db.execute(sql`delete from sessions where user_id = ${person.id}`)
  for (let time = 0; time < 2; time++) expect((await phone.get(FEED)).status).toBe(401)
})

test('whoever turned the personal order off gets that for everybody, though reading had begun', async () => {
  const { person, phone } = await knownPerson()
  const ordersDealt = async () => {
    const pages = await deck.rows<{ key: string }>(
      `select filter_key as key from dealt_pages where user_id = '${person.id}'`,
    )
    return pages.map(({ key }) => key.split(' ')[0])
  }
  expect(await ordersDealt()).not.toContain('everybody')
  await deck.world.db.execute(sql`update users set personalised = false where id = ${person.id}`)
  expect(idsOf((await phone.get(FEED)).body)).toHaveLength(PRODUCTS - 1)
  expect(await ordersDealt()).toContain('everybody')
})

test('what makes no sense is explained to members, and to nobody else', async () => {
  const { person, phone } = await knownPerson()
  const nonsense = `${FEED}?limit=none`
  const refused = await phone.get(nonsense)
  expect(refused).toMatchObject({ status: 400, body: { code: 'input', fields: { limit: expect.any(String) } } })
  await deck.world.db.execute(sql`delete from sessions where user_id = ${person.id}`)
  for (let time = 0; time < 2; time++) {
    const unknown = await phone.get(nonsense)
    expect(unknown).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(unknown.body).not.toHaveProperty('fields')
  }
})
