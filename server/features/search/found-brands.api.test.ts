import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FoundBrand, SearchAnswer } from '#contract/search.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { indexProductsJob } from '#server/features/products/products.jobs.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { type Labels, openLabels } from './testing/three-labels.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let app: TestApp
let mia: TestPerson
let labels: Labels

beforeAll(async () => {
  ;({ app, labels } = await openLabels())
  mia = await app.person()
})
afterAll(() => app.close())

async function search(query: string): Promise<SearchAnswer> {
  const { status, body, text } = await mia.get(`/api/search?${query}`)
  expect(status, text).toBe(200)
  return body as SearchAnswer
}
const names = ({ products }: Pick<SearchAnswer, 'products'>) => products.map(({ name }) => name).toSorted()

async function foundBrands(query: string) {
  const { status, body, text } = await mia.get(`/api/search/brands?${query}`)
  expect(status, text).toBe(200)
  return (body as { brands: FoundBrand[] }).brands.map(({ name, products }) => [name, products])
}

describe('products of one brand', () => {
  test('match the words and the other filters', async () => {
    expect(names(await search('q=norden'))).toEqual(['Flut Mütze', 'Fuge Hoodie'])
    const ofMoewe = await search(`q=norden&brand=${labels.moewe}`)
    expect([names(ofMoewe), ofMoewe.total, ofMoewe.loosened]).toEqual([['Flut Mütze'], 1, null])
    expect(names(await search(`brand=${labels.rauputz}&productType=accessories`))).toEqual(['Kelle Cap'])
  })

  test('without a result: filters are dropped, and the response says so', async () => {
    for (const brand of [labels.rauputz, labels.leer, UNKNOWN]) {
      const answer = await search(`q=sneaker&brand=${brand}`)
      expect([names(answer), answer.loosened], brand).toEqual([
        ['Ebbe Sneaker'],
        expect.objectContaining({ filters: ['chosen'], words: [] }),
      ])
    }
  })

  test('need an id of the right shape', async () => {
    expect((await mia.get('/api/search?brand=rauputz')).status).toBe(400)
    expect((await mia.get('/api/search/brands?brand=rauputz')).status).toBe(400)
  })
})

describe('brands to filter a search by', () => {
  test('are those of the found products, most products first', async () => {
    expect(await foundBrands('q=norden')).toEqual([
      ['Böse Möwe', 1],
      ['Rauputz', 1],
    ])
    expect(await foundBrands('gender=unisex,men')).toEqual([
      ['Rauputz', 3],
      ['Böse Möwe', 2],
    ])
    expect(await foundBrands('q=snaeker')).toEqual([['Böse Möwe', 1]])
    expect(await foundBrands('q=xylofonkissen')).toEqual([])
  })

  test('follow the other filters, as the products do', async () => {
    expect(await foundBrands('q=norden&colour=green')).toEqual([['Rauputz', 1]])
    expect(await foundBrands('q=Damenlederjacke')).toEqual([])
  })

  test('begin with the selected one, even without a product, and include the others', async () => {
    expect(await foundBrands(`q=norden&brand=${labels.rauputz}`)).toEqual([
      ['Rauputz', 1],
      ['Böse Möwe', 1],
    ])
    expect(await foundBrands(`q=sneaker&brand=${labels.rauputz}`)).toEqual([
      ['Rauputz', 0],
      ['Böse Möwe', 1],
    ])
    expect(await foundBrands(`q=sneaker&brand=${UNKNOWN}`)).toEqual([['Böse Möwe', 1]])
  })

  test('count the products that the filtered search then shows', async () => {
    const { body } = await mia.get('/api/search/brands?q=norden&sale=false')
    for (const { id, products } of (body as { brands: FoundBrand[] }).brands) {
      expect((await search(`q=norden&brand=${id}`)).total).toBe(products)
    }
  })

  test('exclude a suspended one, selected or not', async () => {
    await app.database.pool.query("update brands set status = 'suspended' where name = 'Rauputz'")
    await app.jobs.run(indexProductsJob, {})
    expect(await foundBrands(`q=norden&brand=${labels.rauputz}`)).toEqual([['Böse Möwe', 1]])
    expect((await search(`q=norden&brand=${labels.rauputz}`)).loosened).toMatchObject({ filters: ['chosen'] })
    await app.database.pool.query("update brands set status = 'approved' where name = 'Rauputz'")
    await app.jobs.run(indexProductsJob, {})
  })

  test('need a session', async () => {
    expect((await app.visitor().get('/api/search/brands?q=norden')).status).toBe(401)
  })
})

describe('brands of that name', () => {
  test('are counted, on the first page, whatever the filters are', async () => {
    const named = async (query: string) => {
      const { brands, brandTotal } = await search(query)
      return [brands.map(({ name }) => name), brandTotal]
    }
    expect(await named('q=m%C3%B6we')).toEqual([['Böse Möwe'], 1])
    expect(await named(`q=m%C3%B6we&sale=true&brand=${labels.rauputz}`)).toEqual([['Böse Möwe'], 1])
    expect(await named('q=m%C3%B6we&page=2')).toEqual([[], 0])
    expect(await named('q=norden')).toEqual([[], 0])
  })

  test('are counted beyond those in the response', async () => {
    for (let n = 1; n <= 7; n++) {
      const id = await ensureBrand(app.world, {
        slug: `kiesel-${n}`,
        name: `Kiesel ${n}`,
        descriptionDe: '',
        descriptionEn: '',
        city: '',
        website: null,
      })
      await saveProducts(app.world, id, [inventedProduct(100 + n)])
    }
    const { brands, brandTotal } = await search('q=kiesel')
    expect([brands.length, brandTotal]).toEqual([6, 7])
  })
})
