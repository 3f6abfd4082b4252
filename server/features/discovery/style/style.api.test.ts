import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

let deck: DeckWorld

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 160 }, (_, n) => inventedProduct(n)), processes: 2 })
})
afterAll(() => deck.close())

const isHoodie = ({ name }: Pick<Product, 'name'>) => name.startsWith('Hoodie')

async function swipeSome(
  person: DeckPerson,
  likes: (product: Pick<Product, 'name' | 'productType'>) => boolean,
  most = 60,
) {
  const device = person.device()
  for (const { id, input } of deck.products.slice(0, most)) {
    const action = likes(input) ? 'like' : 'pass'
    expect((await device.post('/api/user-interactions', { productId: id, action })).status).toBe(200)
  }
}

type Card = Pick<Product, 'id' | 'name' | 'productType'>

/** Average position of cards of this kind in the deck: 0 on top, 1 at the end. */
async function placeOf(person: DeckPerson, is: (product: Card) => boolean, process = 0): Promise<number> {
  const { body } = await person.device(process).get('/api/products/ai-discovery?fresh=true')
  const cards = body as unknown as Card[]
  const places = cards.flatMap((card, at) => (is(card) ? [at / cards.length] : []))
  expect(places.length).toBeGreaterThan(3)
  return places.reduce((sum, place) => sum + place, 0) / places.length
}

/** The same over several decks: the deck of a new user explores at random. */
async function usualPlace(person: DeckPerson, is: (product: Card) => boolean, process = 0): Promise<number> {
  let sum = 0
  for (let time = 0; time < 6; time += 1) sum += await placeOf(person, is, process)
  return sum / 6
}

const say = (person: DeckPerson, trait: object, wish: string | null, process = 0) =>
  person.device(process).put('/api/style/wish', { trait, wish })

const HOODIE = { is: 'garment', value: 'hoodie' }

describe('the learned taste', () => {
  test('is shown in words with its number of answers, once there are enough', async () => {
    const person = await deck.person()
    await swipeSome(person, isHoodie, 10)
    const early = (await person.device().get('/api/style')).body
    expect(early).toMatchObject({ personalised: true, swipes: 10, statements: [], wishes: [] })
    await swipeSome(person, isHoodie)
    const { body } = await person.device(1).get('/api/style')
    const hoodies = deck.products.slice(0, 60).filter(({ input }) => isHoodie(input)).length
    expect(body.statements).toContainEqual({
      trait: HOODIE,
      leaning: 'like',
      likes: hoodies,
      swipes: hoodies,
      othersPercent: 0,
    })
    expect(body.statements.every(({ likes, swipes }) => likes <= swipes)).toBe(true)
  })

  test('is not shown without personalisation, and preferences are kept until it is turned on again', async () => {
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
    const unpersonalised = await deck.person()
    await deck.rows(`update users set personalised = false where id = '${unpersonalised.id}'`)
    await swipeSome(unpersonalised, isHoodie, 30)
    expect(await placeOf(person, isHoodie)).toBe(await placeOf(unpersonalised, isHoodie))
  })
})

describe('a stated preference', () => {
  test('changes the next deck on every process, only for this user, and can be removed', async () => {
    const [person, other] = [await deck.person(), await deck.person()]
    const said = await say(person, HOODIE, 'more')
    expect(said.body).toMatchObject({ wishes: [{ trait: HOODIE, wish: 'more' }] })
    const usual = await usualPlace(other, isHoodie)
    for (const process of [0, 1]) expect(await usualPlace(person, isHoodie, process)).toBeLessThan(usual - 0.1)
    await say(person, HOODIE, 'less', 1)
    const least = await usualPlace(person, isHoodie)
    expect(least).toBeGreaterThan(usual + 0.1)
    const back = await say(person, HOODIE, null)
    expect(back.body).toMatchObject({ wishes: [] })
    expect(await usualPlace(person, isHoodie)).toBeLessThan(least - 0.05)
  })

  test('“not true” removes a liking from the deck, also in a process that starts later and for a relearned taste', async () => {
    const person = await deck.person()
    const isPants = ({ productType }: Pick<Product, 'productType'>) => productType === 'pants'
    await swipeSome(person, isPants)
    const liked = await placeOf(person, isPants)
    expect(liked).toBeLessThan(0.3)
    await say(person, { is: 'type', value: 'pants' }, 'none')
    for (const value of ['jeans', 'cargo', 'shorts']) await say(person, { is: 'garment', value }, 'none')
    expect(await placeOf(person, isPants)).toBeGreaterThan(liked + 0.04)
    await deck.rows(`delete from tastes where user_id = '${person.id}'`)
    await deck.start()
    expect(await placeOf(person, isPants, deck.processes.length - 1)).toBeGreaterThan(liked + 0.04)
  })

  test('is kept by a restart of the deck, and deleted by the reset', async () => {
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

  test('has one preference per trait, and a limit', async () => {
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
    ['a bound that is not offered', { is: 'under', euros: 83 }],
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
