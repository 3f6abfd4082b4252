import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

let deck: DeckWorld

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 160 }, (_, n) => inventedProduct(n)), processes: 2 })
})
afterAll(() => deck.close())

const isHoodie = ({ name }: { name: string }) => name.startsWith('Hoodie')

async function swipeSome(person: DeckPerson, likes: (product: { name: string }) => boolean, most = 60) {
  const device = person.device()
  for (const { id, input } of deck.products.slice(0, most)) {
    const action = likes(input) ? 'like' : 'pass'
    expect((await device.post('/api/user-interactions', { productId: id, action })).status).toBe(200)
  }
}

/** How many of the first cards are of this kind. */
async function amongFirst(person: DeckPerson, is: (product: { name: string }) => boolean, process = 0) {
  const { body } = await person.device(process).get('/api/products/ai-discovery?limit=40&fresh=true')
  return (body as unknown as { name: string }[]).filter(is).length
}

const say = (person: DeckPerson, trait: object, wish: string | null, process = 0) =>
  person.device(process).put('/api/style/wish', { trait, wish })

const HOODIE = { is: 'garment', value: 'hoodie' }

describe('what was learned', () => {
  test('is said in words with the answers behind it, once there is enough', async () => {
    const person = await deck.person()
    await swipeSome(person, isHoodie, 10)
    const early = (await person.device().get('/api/style')).body
    expect(early).toMatchObject({ personalised: true, swipes: 10, statements: [], wishes: [] })
    await swipeSome(person, isHoodie)
    const { body } = await person.device(1).get('/api/style')
    const hoodies = deck.products.slice(0, 60).filter(({ input }) => isHoodie(input)).length
    expect(body.statements).toContainEqual({ trait: HOODIE, leaning: 'like', likes: hoodies, swipes: hoodies })
    expect(body.statements.every(({ likes, swipes }) => likes <= swipes)).toBe(true)
  })

  test('is not said without a personal order, and what was said is kept until it is turned on again', async () => {
    const person = await deck.person()
    await swipeSome(person, isHoodie, 30)
    await say(person, HOODIE, 'more')
    await deck.rows(`update users set personalised = false where id = '${person.id}'`)
    const { body } = await person.device().get('/api/style')
    expect(body).toMatchObject({
      personalised: false,
      swipes: 0,
      statements: [],
      wishes: [{ trait: HOODIE, wish: 'more' }],
    })
    const everybody = await deck.person()
    await deck.rows(`update users set personalised = false where id = '${everybody.id}'`)
    await swipeSome(everybody, isHoodie, 30)
    expect(await amongFirst(person, isHoodie)).toBe(await amongFirst(everybody, isHoodie))
  })
})

describe('what is said', () => {
  test('changes the next deck on every process, for nobody else, and can be taken back', async () => {
    const [person, other] = [await deck.person(), await deck.person()]
    const usual = await amongFirst(person, isHoodie)
    const said = await say(person, HOODIE, 'more')
    expect(said.body).toMatchObject({ wishes: [{ trait: HOODIE, wish: 'more' }] })
    const hoodies = deck.products.filter(({ input }) => isHoodie(input)).length
    expect(hoodies).toBeGreaterThan(10)
    for (const process of [0, 1]) expect(await amongFirst(person, isHoodie, process)).toBeGreaterThan(usual + 3)
    expect(await amongFirst(other, isHoodie)).toBeLessThan(usual + 4)
    await say(person, HOODIE, 'less', 1)
    expect(await amongFirst(person, isHoodie)).toBeLessThan(3)
    const back = await say(person, HOODIE, null)
    expect(back.body).toMatchObject({ wishes: [] })
    expect(await amongFirst(person, isHoodie)).toBeGreaterThan(2)
  })

  test('“not true” takes a liking out of the deck, also for a process that begins later and a taste learned anew', async () => {
    const person = await deck.person()
    const isPants = ({ productType }: { productType?: string }) => productType === 'pants'
    await swipeSome(person, isPants as (product: { name: string }) => boolean, 60)
    const liked = await amongFirst(person, isPants as never)
    await say(person, { is: 'type', value: 'pants' }, 'none')
    await say(person, { is: 'garment', value: 'jeans' }, 'none')
    await say(person, { is: 'garment', value: 'cargo' }, 'none')
    await say(person, { is: 'garment', value: 'shorts' }, 'none')
    expect(await amongFirst(person, isPants as never)).toBeLessThan(liked)
    await deck.rows(`delete from tastes where user_id = '${person.id}'`)
    await deck.start()
    expect(await amongFirst(person, isPants as never, deck.processes.length - 1)).toBeLessThan(liked)
  })

  test('outlives a restart of the deck, and goes with the reset', async () => {
    const person = await deck.person()
    await say(person, HOODIE, 'more')
    await say(person, { is: 'under', euros: 80 }, 'less')
    for (const path of ['seen-products', 'viewed-products', 'swipe-history', 'ai-cache'])
      expect((await person.device().delete(`/api/user-${path}`)).status).toBe(200)
    expect((await person.device().get('/api/style')).body.wishes).toEqual([
      { trait: HOODIE, wish: 'more' },
      { trait: { is: 'under', euros: 80 }, wish: 'less' },
    ])
    expect((await person.device().delete('/api/style/wishes')).body.wishes).toEqual([])
  })

  test('is a reason for a card', async () => {
    const person = await deck.person()
    await say(person, HOODIE, 'more')
    const hoodie = deck.products.find(({ input }) => isHoodie(input))
    const { body } = await person.device().get(`/api/products/${hoodie?.id}/reasons`)
    expect(body).toMatchObject({ reasons: [{ kind: 'wish', traits: [HOODIE], brand: null }] })
  })

  test('may be a brand, by its id and with its name', async () => {
    const person = await deck.person()
    const [brand] = (await person.device().get('/api/style/brands')).body
    expect(brand?.name).toBeTruthy()
    const said = await say(person, { is: 'brand', id: brand?.id }, 'less')
    expect(said.body).toMatchObject({ wishes: [{ trait: { is: 'brand', ...brand }, wish: 'less' }] })
    const gone = await say(person, { is: 'brand', id: crypto.randomUUID() }, 'less')
    expect([gone.status, gone.body]).toMatchObject([404, { code: 'brands.unknown' }])
  })

  test('is one thing per trait, and of an end', async () => {
    const person = await deck.person()
    await say(person, HOODIE, 'more')
    expect((await say(person, HOODIE, 'less')).body).toMatchObject({ wishes: [{ wish: 'less' }] })
    const words = Array.from({ length: 40 }, (_, n) => `wort${'abcdefghij'[n % 10]}${'abcd'[Math.floor(n / 10)]}`)
    for (const value of words.slice(1)) expect((await say(person, { is: 'word', value }, 'more')).status).toBe(200)
    const refused = await say(person, { is: 'word', value: words[0] }, 'more')
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'style.too-many' }])
    expect((await say(person, HOODIE, 'more')).status).toBe(200)
  })

  test.each<[string, object]>([
    ['no garment', { is: 'garment', value: 'spaceship' }],
    ['a garment as a word', { is: 'word', value: 'hoodie' }],
    ['a word without letters', { is: 'word', value: '<b>' }],
    ['a bound that nobody thinks in', { is: 'under', euros: 83 }],
    ['an unknown colour', { is: 'colour', value: 'mauve' }],
    ['something more', { is: 'type', value: 'pants', extra: 1 }],
  ])('is refused when it is %s', async (_, trait) => {
    const person = await deck.person()
    expect((await say(person, trait, 'more')).status).toBe(400)
    expect((await person.device().get('/api/style')).body.wishes).toEqual([])
  })
})

test.each([
  ['GET', '/api/style'],
  ['GET', '/api/style/brands'],
  ['PUT', '/api/style/wish'],
  ['DELETE', '/api/style/wishes'],
] as const)('%s %s is closed to visitors', async (method, path) => {
  const person = await deck.person()
  const visitor = person.device()
  visitor.cookies.clear()
  expect((await visitor.send(method, path)).status).toBe(401)
})
