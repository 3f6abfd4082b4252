import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrandCard, BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { SearchAnswer, Suggestions } from '#contract/search.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { indexProductsJob } from '#server/features/products/products.jobs.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import type { World } from '#server/platform/scope.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let app: TestApp
let mia: TestPerson
let brandIds: Readonly<Record<string, string>> = {}

const product = (n: number, name: string, wishes: Partial<ProductInput> = {}): ProductInput =>
  inventedProduct(n, {
    name,
    productType: 'tops',
    gender: 'unisex',
    tags: [],
    colours: ['black'],
    descriptionDe: '',
    descriptionEn: '',
    materialDe: '',
    materialEn: '',
    priceCents: 5000,
    listedAt: days(-200),
    ...wishes,
  })

async function makeBrand(world: World, name: string, inputs: readonly ProductInput[]): Promise<string> {
  const id = await ensureBrand(world, {
    slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    descriptionDe: `Über ${name}`,
    descriptionEn: `About ${name}`,
    city: 'Kiel',
    website: null,
  })
  if (inputs.length > 0) await saveProducts(world, id, inputs)
  return id
}

const SALE = { percent: 20, promoCode: null, startsAt: days(-1), endsAt: days(5) }

async function prepare(world: World): Promise<void> {
  brandIds = {
    rauputz: await makeBrand(world, 'Rauputz', [
      product(1, 'Fuge Hoodie', { tags: ['hoodie'], priceCents: 8000, colours: ['green'] }),
      product(2, 'Estrich Lederjacke', { gender: 'men', priceCents: 29_900, listedAt: days(-3) }),
      product(3, 'Kelle Cap', { productType: 'accessories', sale: SALE }),
      product(4, 'Verborgener Hoodie', { status: 'draft' }),
    ]),
    moewe: await makeBrand(world, 'Böse Möwe', [
      product(11, 'Ebbe Sneaker', { productType: 'shoes', gender: 'women', variants: inSizes('38', '39') }),
      product(12, 'Flut Mütze', { productType: 'accessories', descriptionDe: 'Zum Hoodie getragen' }),
      product(13, 'Kommt Bald', { releaseAt: days(9), descriptionDe: 'Eine Überraschung' }),
    ]),
    leer: await makeBrand(world, 'Noch Leer', []),
  }
}

beforeAll(async () => {
  app = await openTestApp({ now: NOW, prepare })
  mia = await app.person()
})
afterAll(() => app.close())

async function search(query: string, person = mia): Promise<SearchAnswer> {
  const { status, body, text } = await person.get(`/api/search?${query}`)
  expect(status, text).toBe(200)
  return body as SearchAnswer
}
const names = ({ products }: { products: readonly Product[] }) => products.map(({ name }) => name)
const found = async (q: string, more = '') => names(await search(`q=${encodeURIComponent(q)}${more}`))

describe('products are found', () => {
  test.each([
    ['by a word of the name', 'estrich', ['Estrich Lederjacke']],
    ['by the beginning of it', 'estri', ['Estrich Lederjacke']],
    ['by the last part of a compound', 'Jacke', ['Estrich Lederjacke']],
    ['by its plural', 'Lederjacken', ['Estrich Lederjacke']],
    ['by an English synonym', 'beanie', ['Flut Mütze']],
    ['by a German synonym', 'Turnschuhe', ['Ebbe Sneaker']],
    ['without the umlaut', 'Muetze', ['Flut Mütze']],
    ['by their type', 'Schuhe', ['Ebbe Sneaker']],
    ['by their brand', 'Möwe Sneaker', ['Ebbe Sneaker']],
    ['by colour and kind', 'grüner Hoodie', ['Fuge Hoodie']],
  ])('%s', async (_, q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  test('the name counts more than the description', async () => {
    expect(await found('hoodie')).toEqual(['Fuge Hoodie', 'Flut Mütze'])
  })

  test('with a typing mistake, and the answer says what was understood', async () => {
    const answer = await search('q=snaeker')
    expect([names(answer), answer.corrected]).toEqual([['Ebbe Sneaker'], 'Sneaker'])
  })

  test('a gender in the query is a filter that keeps what is for everybody', async () => {
    expect(await found('Herren Lederjacke')).toEqual(['Estrich Lederjacke'])
    const women = await search('q=Damenlederjacke')
    expect([names(women), women.loosened]).toEqual([['Estrich Lederjacke'], 'filters'])
  })

  test('as the reader speaks', async () => {
    const { body } = await mia.get('/api/search?q=ueberraschung', { headers: { 'accept-language': 'de' } })
    expect((body as SearchAnswer).products[0]?.description).toBe('Eine Überraschung')
  })
})

describe('filters', () => {
  test.each([
    ['type', 'productType=accessories', ['Kelle Cap', 'Flut Mütze']],
    ['gender', 'gender=women', ['Ebbe Sneaker']],
    ['sale', 'sale=true', ['Kelle Cap']],
    ['drops', 'drops=true', ['Kommt Bald']],
    ['size', 'productType=shoes&size=shoes:39', ['Ebbe Sneaker']],
    ['colour', 'colour=green', ['Fuge Hoodie']],
    ['price, sale included', 'maxPrice=40', ['Kelle Cap']],
    ['two of them', 'gender=men&minPrice=200', ['Estrich Lederjacke']],
  ])('by %s', async (_, query, expected) => {
    expect(names(await search(query)).toSorted()).toEqual(expected.toSorted())
  })

  test('nothing is found with the filters: they are given up, and the answer says so', async () => {
    const answer = await search('q=sneaker&maxPrice=10')
    expect([names(answer), answer.loosened]).toEqual([['Ebbe Sneaker'], 'filters'])
  })

  test('no product has both words: any of them will do, and the answer says so', async () => {
    const answer = await search('q=estrich+kelle')
    expect([names(answer).toSorted(), answer.loosened]).toEqual([['Estrich Lederjacke', 'Kelle Cap'], 'words'])
  })

  test('of three words two are better than one', async () => {
    const answer = await search('q=estrich+lederjacke+ebbe')
    expect([names(answer), answer.loosened]).toEqual([['Estrich Lederjacke'], 'words'])
  })

  test('nothing at all is an empty answer, not an error', async () => {
    const { total, products, brands, corrected, loosened } = await search('q=xylofonkissen')
    expect({ total, products, brands, corrected, loosened }).toEqual({
      total: 0,
      products: [],
      brands: [],
      corrected: null,
      loosened: null,
    })
  })
})

describe('order', () => {
  test('by price, sale included', async () => {
    expect((await found('', '&sort=price-up'))[0]).toBe('Kelle Cap')
    expect((await found('', '&sort=price-down'))[0]).toBe('Estrich Lederjacke')
  })
  test('newest first', async () => {
    expect((await found('', '&sort=new'))[0]).toBe('Estrich Lederjacke')
  })
})

test('drafts and suspended brands are not found', async () => {
  expect(await found('verborgener')).toEqual([])
  await app.database.pool.query("update brands set status = 'suspended' where name = 'Rauputz'")
  await app.jobs.run(indexProductsJob, {})
  expect(await found('estrich')).toEqual([])
  expect((await mia.get(`/api/brands/${brandIds['rauputz']}`)).status).toBe(404)
  await app.database.pool.query("update brands set status = 'approved' where name = 'Rauputz'")
  await app.jobs.run(indexProductsJob, {})
  expect(await found('estrich')).toEqual(['Estrich Lederjacke'])
})

test('a renamed brand is found by its new name', async () => {
  await app.database.pool.query("update brands set name = 'Neuputz' where name = 'Rauputz'")
  await app.jobs.run(indexProductsJob, {})
  expect(await found('neuputz kelle')).toEqual(['Kelle Cap'])
  await app.database.pool.query("update brands set name = 'Rauputz' where name = 'Neuputz'")
  await app.jobs.run(indexProductsJob, {})
})

describe('suggestions', () => {
  const suggest = async (q: string) => (await mia.get(`/api/search/suggest?q=${q}`)).body as Suggestions

  test('go on with the word, and name brands, types and products', async () => {
    const { words, brands, products } = await suggest('rau')
    expect(brands.map(({ name }) => name)).toEqual(['Rauputz'])
    expect(words).toEqual(['Rauputz'])
    expect(products.length).toBeGreaterThan(0)
    expect((await suggest('schu')).productTypes).toEqual(['shoes'])
  })

  test('put a mistake right', async () => {
    expect((await suggest('snaeker')).words).toEqual(['Sneaker'])
  })

  test('what at least twenty people asked for is popular; what fewer asked for stays unsaid, however often', async () => {
    for (let at = 0; at < 20; at++) await search('q=hoodie', await app.person())
    for (let at = 0; at < 25; at++) await search(`q=m%C3%BCtze${' '.repeat(at % 3)}`)
    expect((await suggest('')).popular).toEqual(['hoodie'])
  })
})

describe('brands', () => {
  const brands = async (query = '') =>
    ((await mia.get(`/api/brands?${query}`)).body as { brands: BrandCard[] }).brands.map(({ name }) => name)

  test('are listed with something to show, filtered and sorted', async () => {
    expect(await brands('sort=name')).toEqual(['Böse Möwe', 'Rauputz'])
    expect(await brands('sale=true')).toEqual(['Rauputz'])
    expect(await brands('drops=true')).toEqual(['Böse Möwe'])
    expect(await brands('productType=shoes')).toEqual(['Böse Möwe'])
    expect(await brands('q=m%C3%B6w')).toEqual(['Böse Möwe'])
    expect(await brands('q=xylofon')).toEqual([])
  })

  test('a shop says what it has', async () => {
    const { body } = await mia.get(`/api/brands/${brandIds['moewe']}`)
    expect(body).toMatchObject({
      name: 'Böse Möwe',
      city: 'Kiel',
      description: 'Über Böse Möwe',
      products: 3,
      drops: 1,
      nextDropAt: days(9).toISOString(),
      onSale: 0,
      followers: null,
      isFollowed: false,
      isHidden: false,
    })
  })

  test('a shop shows its own products only, filtered and in order', async () => {
    const shop = async (query: string) =>
      names((await mia.get(`/api/brands/${brandIds['rauputz']}/shop?${query}`)).body as SearchAnswer)
    expect(await shop('sort=price-up')).toEqual(['Kelle Cap', 'Fuge Hoodie', 'Estrich Lederjacke'])
    expect(await shop('fresh=true')).toEqual(['Estrich Lederjacke'])
    expect(await shop('productType=accessories')).toEqual(['Kelle Cap'])
  })

  test('a brand without products has an empty shop; an unknown one has none', async () => {
    expect((await mia.get(`/api/brands/${brandIds['leer']}`)).body).toMatchObject({ products: 0, productTypes: [] })
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const path of [`/api/brands/${unknown}`, `/api/brands/${unknown}/shop`]) {
      expect(await mia.get(path)).toMatchObject({ status: 404, body: { code: 'brands.unknown' } })
    }
    expect((await mia.get('/api/brands/none')).status).toBe(400)
  })

  test('following and hiding exclude each other, and repeat without harm', async () => {
    const { person } = app
    const jonas = await person()
    const path = `/api/brands/${brandIds['moewe']}`
    const now = async () => {
      const { isFollowed, isHidden } = (await jonas.get(path)).body as BrandShop
      return { isFollowed, isHidden }
    }
    await jonas.put(`${path}/follow`)
    await jonas.put(`${path}/follow`)
    expect(await now()).toEqual({ isFollowed: true, isHidden: false })
    await jonas.put(`${path}/hide`)
    expect(await now()).toEqual({ isFollowed: false, isHidden: true })
    await jonas.delete(`${path}/follow`)
    expect(await now()).toEqual({ isFollowed: false, isHidden: true })
    const listed = async (query: string) =>
      ((await jonas.get(`/api/brands?${query}`)).body as { brands: BrandCard[] }).brands.length
    expect([await listed(''), await listed('hidden=true')]).toEqual([1, 1])
    await jonas.delete(`${path}/hide`)
    expect([await now(), await listed('')]).toEqual([{ isFollowed: false, isHidden: false }, 2])
    expect((await jonas.put('/api/brands/00000000-0000-4000-8000-000000000000/hide')).status).toBe(404)
  })

  test('followers are told from ten on', async () => {
    const path = `/api/brands/${brandIds['leer']}`
    for (let at = 0; at < 10; at++) await (await app.person()).put(`${path}/follow`)
    expect((await mia.get(path)).body).toMatchObject({ followers: 10 })
  })

  test('highlights name what this person saved, and what drops next', async () => {
    const [cap] = (await search('q=kelle')).products
    const lena = await app.person()
    await lena.post('/api/user-interactions', { productId: cap?.id, action: 'like' })
    const { body } = await lena.get('/api/brand-highlights')
    expect(body).toMatchObject({ forYou: [{ name: 'Rauputz' }], nextDrops: [{ name: 'Böse Möwe' }] })
  })
})

test('nobody searches without a session, and nobody sends control characters', async () => {
  for (const path of ['/api/search?q=a', '/api/search/suggest?q=a', '/api/brands', '/api/brand-highlights']) {
    expect((await app.visitor().get(path)).status).toBe(401)
  }
  for (const filter of ['q', 'size', 'colour']) {
    expect((await mia.get(`/api/search?${filter}=a%00b`)).status, filter).toBe(400)
  }
  expect((await mia.get(`/api/brands/${brandIds['moewe']}/shop?size=%00`)).status).toBe(400)
  expect((await mia.get(`/api/search?q=${'a'.repeat(81)}`)).status).toBe(400)
  expect((await mia.get('/api/search?q=a&page=0')).status).toBe(400)
})

test('nobody asks faster than people type, for brands and shops neither', async () => {
  const ids = brandIds
  const limited = await openTestApp({ now: NOW, prepare, env: { RATE_LIMITS: 'on' } })
  try {
    const [hasty, calm] = [await limited.person(), await limited.person()]
    for (let at = 0; at < 240; at++) expect((await hasty.get('/api/search/suggest')).status).toBe(200)
    const shop = `/api/brands/${brandIds['rauputz']}`
    const lists = [
      '/api/search?q=a',
      '/api/search/suggest',
      '/api/brands',
      '/api/brand-highlights',
      shop,
      `${shop}/shop`,
    ]
    for (const list of lists) {
      expect((await hasty.get(list)).body, list).toMatchObject({ code: 'too-many' })
      expect((await calm.get(list)).status, list).toBe(200)
    }
  } finally {
    brandIds = ids
    await limited.close()
  }
})
