import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrandCard, BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { countPublicBrandParts, listPublicBrandIds } from '#server/features/brands/public-brands.service.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { days, type Labels, openLabels } from './testing/three-labels.ts'

let app: TestApp
let mia: TestPerson
let labels: Labels

beforeAll(async () => {
  ;({ app, labels } = await openLabels())
  mia = await app.person()
})
afterAll(() => app.close())

const names = ({ products }: { products: readonly Product[] }) => products.map(({ name }) => name)

describe('brands', () => {
  const brands = async (query = '') =>
    ((await mia.get(`/api/brands?${query}`)).body as { brands: BrandCard[] }).brands.map(({ name }) => name)

  test('with products are listed, filtered and sorted', async () => {
    expect(await brands('sort=name')).toEqual(['Böse Möwe', 'Rauputz'])
    expect(await brands('sale=true')).toEqual(['Rauputz'])
    expect(await brands('drops=true')).toEqual(['Böse Möwe'])
    expect(await brands('productType=shoes')).toEqual(['Böse Möwe'])
    expect(await brands('q=m%C3%B6w')).toEqual(['Böse Möwe'])
    expect(await brands('q=xylofon')).toEqual([])
    expect(await brands('gender=women&sort=name')).toEqual(['Böse Möwe', 'Rauputz'])
    expect(await brands('gender=men&sort=name')).toEqual(['Böse Möwe', 'Rauputz'])
  })

  test('a shop shows the profile and the counts of its brand', async () => {
    const { body } = await mia.get(`/api/brands/${labels.moewe}`)
    expect(body).toMatchObject({
      name: 'Böse Möwe',
      city: 'Kiel',
      description: 'Über Böse Möwe',
      lang: 'de',
      products: 3,
      drops: 1,
      nextDropAt: days(9).toISOString(),
      onSale: 0,
      followers: null,
      dropRecord: null,
      isFollowed: false,
      isHidden: false,
    })
  })

  test('a shop shows its own products only, filtered and in order', async () => {
    const shop = async (query: string) =>
      names((await mia.get(`/api/brands/${labels.rauputz}/shop?${query}`)).body as SearchAnswer)
    expect(await shop('sort=price-up')).toEqual(['Kelle Cap', 'Fuge Hoodie', 'Estrich Lederjacke'])
    expect(await shop('fresh=true')).toEqual(['Estrich Lederjacke'])
    expect(await shop('productType=accessories')).toEqual(['Kelle Cap'])
    expect(await shop('gender=women&sort=price-up')).toEqual(['Kelle Cap', 'Fuge Hoodie'])
    expect(await shop('gender=unisex&sort=price-up')).toEqual(['Kelle Cap', 'Fuge Hoodie'])
  })

  test('a brand without products has an empty shop; an unknown one has none', async () => {
    expect((await mia.get(`/api/brands/${labels.leer}`)).body).toMatchObject({ products: 0, productTypes: [] })
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const path of [`/api/brands/${unknown}`, `/api/brands/${unknown}/shop`]) {
      expect(await mia.get(path)).toMatchObject({ status: 404, body: { code: 'brands.unknown' } })
    }
    expect((await mia.get('/api/brands/none')).status).toBe(400)
  })

  test('following and hiding exclude each other, and are idempotent', async () => {
    const { person } = app
    const jonas = await person()
    const path = `/api/brands/${labels.moewe}`
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

  test('the number of followers is shown from ten on', async () => {
    const path = `/api/brands/${labels.leer}`
    for (let at = 0; at < 10; at++) await (await app.person()).put(`${path}/follow`)
    expect((await mia.get(path)).body).toMatchObject({ followers: 10 })
  })

  test('highlights name brands of saved products, and brands with the next drops', async () => {
    const [cap] = ((await mia.get('/api/search?q=kelle')).body as SearchAnswer).products
    const lena = await app.person()
    await lena.post('/api/user-interactions', { productId: cap?.id, action: 'like' })
    const { body } = await lena.get('/api/brand-highlights')
    expect(body).toMatchObject({ forYou: [{ name: 'Rauputz' }], nextDrops: [{ name: 'Böse Möwe' }] })
  })

  test('saved products move their brands up, and no more once personalisation is off', async () => {
    const [hat] = ((await mia.get('/api/search?q=flut')).body as SearchAnswer).products
    const [cap] = ((await mia.get('/api/search?q=kelle')).body as SearchAnswer).products
    const order = async (person: TestPerson) =>
      ((await person.get('/api/brands')).body as { brands: BrandCard[] }).brands.map(({ name }) => name)
    const [kiel, rough] = [await app.person(), await app.person()]
    await kiel.post('/api/user-interactions', { productId: hat?.id, action: 'like' })
    await rough.post('/api/user-interactions', { productId: cap?.id, action: 'like' })
    expect([(await order(kiel))[0], (await order(rough))[0]]).toEqual(['Böse Möwe', 'Rauputz'])
    for (const person of [kiel, rough]) await person.patch('/api/auth/me', { personalised: false })
    expect(await order(kiel)).toEqual(await order(rough))
    expect((await kiel.get('/api/brand-highlights')).body).toMatchObject({ forYou: [] })
  })
})

describe('a shop for visitors', () => {
  const shopOf = (id: string, query = '') => app.visitor().get(`/api/public/brands/${id}${query}`)

  test('shows its head and its products without a session, in the requested language', async () => {
    const { status, body } = await app
      .visitor()
      .get(`/api/public/brands/${labels.moewe}`, { headers: { 'accept-language': 'en' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      total: 3,
      hasMore: false,
      brand: { name: 'Böse Möwe', description: 'About Böse Möwe' },
    })
    expect(names(body as SearchAnswer).sort()).toEqual(['Ebbe Sneaker', 'Flut Mütze', 'Kommt Bald'])
    expect((await shopOf(labels.moewe, '?page=2')).body).toMatchObject({ total: 3, hasMore: false, products: [] })
  })

  test('says nothing about the ties of members, and leaves out drafts', async () => {
    const jonas = await app.person()
    await jonas.put(`/api/brands/${labels.rauputz}/follow`)
    const { body } = await shopOf(labels.rauputz)
    expect(body).toMatchObject({ brand: { isFollowed: false, isHidden: false, followers: null } })
    expect(names(body as SearchAnswer)).not.toContain('Verborgener Hoodie')
  })

  test('is listed for search engines when it sells something', async () => {
    expect(await countPublicBrandParts(app.world)).toBe(1)
    expect((await listPublicBrandIds(app.world, 1)).sort()).toEqual([labels.rauputz, labels.moewe].sort())
    for (const part of [0, 2, 41]) expect(await listPublicBrandIds(app.world, part)).toEqual([])
  })

  test('is unknown while the brand is suspended, and is not listed for search engines', async () => {
    const set = (status: string) =>
      app.database.pool.query('update brands set status = $1 where id = $2', [status, labels.moewe])
    await set('suspended')
    try {
      expect(await shopOf(labels.moewe)).toMatchObject({ status: 404, body: { code: 'brands.unknown' } })
      expect(await listPublicBrandIds(app.world, 1)).toEqual([labels.rauputz])
    } finally {
      await set('approved')
    }
    expect((await shopOf(labels.moewe)).status).toBe(200)
  })

  test('is empty without products, and unknown without an approved brand', async () => {
    expect((await shopOf(labels.leer)).body).toMatchObject({ total: 0, products: [] })
    expect(await shopOf('00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'brands.unknown' },
    })
    expect((await shopOf(labels.leer, '?page=0')).status).toBe(400)
  })
})
