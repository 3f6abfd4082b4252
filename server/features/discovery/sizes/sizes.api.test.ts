import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SizeProfile } from '#contract/size-profile.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

const soldOut = (size: string) => inSizes(size).map((variant) => ({ ...variant, isAvailable: false }))
const PRODUCTS = {
  'top in M': { productType: 'tops', variants: inSizes('S', 'M') },
  'top in L': { productType: 'tops', variants: inSizes('L') },
  'top, M gone': { productType: 'tops', variants: [...soldOut('M'), ...inSizes('L')] },
  'top without sizes': { productType: 'tops', variants: [] },
  'jeans W32': { productType: 'pants', variants: inSizes('W32/L32', 'W34/L34') },
  'joggers in M': { productType: 'pants', variants: inSizes('M') },
  'shoes 42': { productType: 'shoes', variants: inSizes('US 9') },
  bag: { productType: 'accessories', variants: inSizes('One Size') },
} as const

let deck: DeckWorld
let mia: DeckPerson
let phone: TestClient

beforeAll(async () => {
  const products = Object.entries(PRODUCTS).map(([name, wishes], n) => {
    return inventedProduct(n, { name, gender: 'men', ...wishes })
  })
  deck = await openDeckWorld({ products, brands: 4, processes: 2 })
})
afterAll(() => deck.close())
beforeEach(async () => {
  mia = await deck.person()
  phone = mia.device()
})

async function dealt(query = '', device = phone): Promise<string[]> {
  const { status, body } = await device.get(`/api/products/ai-discovery?page=1${query}`)
  expect(status).toBe(200)
  return (body as { name: string }[]).map(({ name }) => name).toSorted()
}
const allBut = (...names: (keyof typeof PRODUCTS)[]): string[] =>
  Object.keys(PRODUCTS)
    .filter((name) => !names.some((gone) => gone === name))
    .toSorted()
const keep = (profile: Partial<SizeProfile>, device = phone) =>
  device.put('/api/size-profile', { sizes: [], limitsDeck: true, hidesUnsized: false, ...profile })

describe.each([true, false])('with the personal order: %s', (personalised) => {
  beforeEach(async () => {
    await deck.rows(`update users set personalised = ${personalised} where id = '${mia.id}' returning 1`)
  })

  test('the filter shows only products of its types that are available in the size', async () => {
    expect(await dealt('&size=tops:M')).toEqual(allBut('top in L', 'top, M gone', 'top without sizes'))
    expect(await dealt('&size=shoes:42,pants:W34,pants:L32')).toEqual(allBut('joggers in M', 'jeans W32'))
    expect(await dealt('&size=shoes:43&productType=shoes')).toEqual([])
  })

  test('the own sizes exclude products known not to fit, on every process, once that is turned on', async () => {
    await keep({ sizes: ['tops:M', 'pants:W32'], limitsDeck: false })
    expect(await dealt()).toEqual(allBut())
    await keep({ sizes: ['tops:M', 'pants:W32'] })
    expect(await dealt()).toEqual(allBut('top in L', 'top, M gone'))
    expect(await dealt('', mia.device(1))).toEqual(allBut('top in L', 'top, M gone'))
    await keep({ sizes: ['tops:M', 'pants:W32'], hidesUnsized: true })
    expect(await dealt()).toEqual(allBut('top in L', 'top, M gone', 'top without sizes', 'joggers in M'))
  })

  test('the own sizes are ignored for a type that the filter names', async () => {
    await keep({ sizes: ['tops:M', 'shoes:40'] })
    expect(await dealt('&size=tops:L')).toEqual(allBut('top in M', 'top without sizes', 'shoes 42'))
  })
})

test('own sizes are kept in the order of the screen, once each, and for this user alone', async () => {
  expect((await phone.get('/api/size-profile')).body).toEqual({ sizes: [], limitsDeck: false, hidesUnsized: false })
  const wish = { sizes: ['shoes:42', 'tops:M', 'shoes:42'], limitsDeck: true, hidesUnsized: false }
  const kept = { sizes: ['tops:M', 'shoes:42'], limitsDeck: true, hidesUnsized: false }
  expect((await phone.put('/api/size-profile', wish)).body).toEqual(kept)
  expect((await mia.device(1).get('/api/size-profile')).body).toEqual(kept)
  const jonas = await deck.person()
  expect((await jonas.device().get('/api/size-profile')).body).toMatchObject({ sizes: [] })
  await deck.rows(`delete from users where id = '${mia.id}' returning 1`)
  expect(await deck.rows(`select 1 from decks where user_id = '${mia.id}'`)).toEqual([])
})

test('sizes that are not offered are refused', async () => {
  for (const query of ['size=M', 'size=tops:42', 'size=accessories:M', `size=${'tops:M,'.repeat(400)}`]) {
    expect((await phone.get(`/api/products/ai-discovery?page=1&${query}`)).status, query).toBe(400)
  }
  expect((await keep({ sizes: ['tops:42' as 'tops:M'] })).status).toBe(400)
  expect(
    (await phone.put('/api/size-profile', { sizes: [], limitsDeck: true, hidesUnsized: false, x: 1 })).status,
  ).toBe(400)
  phone.cookies.clear()
  expect((await phone.get('/api/size-profile')).status).toBe(401)
})
