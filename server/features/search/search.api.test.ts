import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contract/products.ts'
import type { SearchAnswer, Suggestions } from '#contract/search.ts'
import { indexProductsJob } from '#server/features/products/products.jobs.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { type Labels, openLabels } from './testing/three-labels.ts'

let app: TestApp
let mia: TestPerson
let labels: Labels

beforeAll(async () => {
  ;({ app, labels } = await openLabels())
  mia = await app.person()
})
afterAll(() => app.close())

async function search(query: string, person = mia, language = 'en'): Promise<SearchAnswer> {
  const { status, body, text } = await person.get(`/api/search?${query}`, { headers: { 'accept-language': language } })
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
    ['without the umlaut', 'Mutze', ['Flut Mütze', 'Kelle Cap']],
    ['by their type', 'Schuhe', ['Ebbe Sneaker']],
    ['by their brand', 'Möwe Sneaker', ['Ebbe Sneaker']],
    ['by colour and kind', 'grüner Hoodie', ['Fuge Hoodie']],
  ])('%s', async (_, q, expected) => {
    expect(await found(q)).toEqual(expected)
  })

  test('not by a garment that only a description mentions', async () => {
    expect(await found('hoodie')).toEqual(['Fuge Hoodie'])
  })

  test('with a typing mistake, and the answer says what was understood', async () => {
    const answer = await search('q=snaeker')
    expect([names(answer), answer.corrected]).toEqual([['Ebbe Sneaker'], 'Sneaker'])
  })

  test('a gender in the query is a filter that keeps unisex products', async () => {
    const men = await search('q=Herren+Lederjacke')
    expect([names(men), men.understood]).toEqual([
      ['Estrich Lederjacke'],
      [{ what: 'gender', gender: 'men', without: 'Lederjacke' }],
    ])
    const women = await search('q=Damenlederjacke', mia, 'de')
    expect([names(women), women.loosened]).toEqual([
      ['Estrich Lederjacke'],
      { kind: 'Lederjacken', instead: [], filters: ['gender'], words: [] },
    ])
  })

  test('in the language of the user', async () => {
    const { body } = await mia.get('/api/search?q=ueberraschung', { headers: { 'accept-language': 'de' } })
    expect((body as SearchAnswer).products[0]?.description).toBe('Eine Überraschung')
  })
})

describe('filters', () => {
  test.each([
    ['type', 'productType=accessories', ['Kelle Cap', 'Flut Mütze']],
    ['gender, with what is for everybody', 'gender=women&productType=shoes,pants', ['Ebbe Sneaker']],
    ['sale', 'sale=true', ['Kelle Cap']],
    ['drops', 'drops=true', ['Kommt Bald']],
    ['size', 'productType=shoes&size=shoes:39', ['Ebbe Sneaker']],
    ['colour', 'colour=green', ['Fuge Hoodie']],
    ['price, sale included', 'maxPrice=40', ['Kelle Cap']],
    ['two of them', 'gender=men&minPrice=200', ['Estrich Lederjacke']],
    ['empty bounds, which are none', 'productType=accessories&minPrice=&maxPrice=', ['Kelle Cap', 'Flut Mütze']],
  ])('by %s', async (_, query, expected) => {
    expect(names(await search(query)).toSorted()).toEqual(expected.toSorted())
  })

  test('without a result: filters are dropped, and the response says so', async () => {
    const answer = await search('q=sneaker&maxPrice=10')
    expect([names(answer), answer.loosened]).toEqual([
      ['Ebbe Sneaker'],
      { kind: 'sneakers', instead: [], filters: ['chosen'], words: [] },
    ])
  })

  test('no product has both words: either matches, and the response says so', async () => {
    const answer = await search('q=estrich+kelle')
    expect([names(answer).toSorted(), answer.loosened]).toEqual([
      ['Estrich Lederjacke', 'Kelle Cap'],
      { kind: null, instead: [], filters: [], words: ['Estrich', 'Kelle'] },
    ])
  })

  test('neither both words nor the filters match: both are relaxed, and the response says so', async () => {
    const answer = await search('q=estrich+kelle&maxPrice=10')
    expect([names(answer).toSorted(), answer.loosened]).toEqual([
      ['Estrich Lederjacke', 'Kelle Cap'],
      { kind: null, instead: [], filters: ['chosen'], words: ['Estrich', 'Kelle'] },
    ])
  })

  test('two matching words of three come before one', async () => {
    const answer = await search('q=estrich+lederjacke+ebbe')
    expect([names(answer), answer.loosened]).toEqual([
      ['Estrich Lederjacke'],
      { kind: 'leather jackets', instead: [], filters: [], words: ['Ebbe'] },
    ])
  })

  test('no result is an empty response, not an error', async () => {
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

describe('words that are filters', () => {
  test.each([
    ['unter 45 euro', ['Kelle Cap']],
    ['hoodie 60 bis 100 euro', ['Fuge Hoodie']],
    ['schuhe größe 39', ['Ebbe Sneaker']],
    ['cap im sale', ['Kelle Cap']],
    ['damen', ['Ebbe Sneaker']],
  ])('%s', async (q, expected) => {
    const answer = await search(`q=${encodeURIComponent(q)}`)
    const own = names(answer).filter((name) => expected.includes(name))
    expect([own, answer.loosened]).toEqual([expected, null])
    expect(answer.understood).toHaveLength(1)
  })

  test('"men" also finds unisex products, "unisex" only these', async () => {
    expect(await found('', '&gender=men')).toContain('Fuge Hoodie')
    expect(await found('', '&gender=men')).not.toContain('Ebbe Sneaker')
    expect(await found('', '&gender=unisex')).not.toContain('Estrich Lederjacke')
  })

  test('the colour is dropped before the garment, and the response says so', async () => {
    const answer = await search('q=schwarzer+Hoodie', mia, 'de')
    expect([names(answer), answer.loosened]).toEqual([
      ['Fuge Hoodie'],
      { kind: 'Hoodies', instead: [], filters: ['colour'], words: [] },
    ])
  })

  test.each([
    ['sneaker größe L', 'size'],
    ['sneaker unter 0 euro', 'price'],
  ])('"%s": a condition that no product can meet is not ignored in silence', async (q, filter) => {
    const answer = await search(`q=${encodeURIComponent(q)}`, mia, 'de')
    expect([names(answer), answer.loosened]).toEqual([
      ['Ebbe Sneaker'],
      { kind: 'Sneaker', instead: [], filters: [filter], words: [] },
    ])
  })

  test('only necessary conditions are dropped: the colour, not the size beside it', async () => {
    const answer = await search('q=gr%C3%BCne+sneaker+39')
    expect([names(answer), answer.loosened?.filters]).toEqual([['Ebbe Sneaker'], ['colour']])
  })

  test('a garment without products is replaced by its neighbours, which the response names', async () => {
    const answer = await search('q=Parka', mia, 'de')
    expect([names(answer), answer.loosened]).toEqual([
      ['Estrich Lederjacke'],
      { kind: 'Parkas', instead: ['Jacken'], filters: [], words: [] },
    ])
  })

  test.each([
    ['oberteil nicht schwarz', ['Fuge Hoodie']],
    ['ohne kapuze nicht schwarz', []],
    ['accessoires keine caps', ['Flut Mütze']],
  ])('"%s" excludes products', async (q, expected) => {
    const answer = await search(`q=${encodeURIComponent(q)}`, mia, 'de')
    expect(answer.loosened === null ? names(answer) : []).toEqual(expected)
  })

  test('a negation that excludes nothing, and a second size, are named', async () => {
    const { ignored, understood } = await search('q=sneaker+39+gr%C3%B6%C3%9Fe+L+ohne+Glitzer', mia, 'de')
    expect(understood).toMatchObject([{ what: 'size', size: '39' }])
    expect(ignored).toEqual([
      { what: 'size', words: 'größe L' },
      { what: 'negation', words: 'ohne Glitzer' },
    ])
    expect((await search('q=ohne+glitzern+damen')).ignored).toHaveLength(1)
  })

  test('a selected filter overrides a word', async () => {
    const answer = await search('q=cap+unter+10+euro&maxPrice=90')
    expect([names(answer), answer.understood, answer.loosened]).toEqual([['Kelle Cap'], [], null])
  })
})

test.each(['a', '%25', '%F0%9F%91%8D', 'a%20!'])('%s is too short to search', async (q) => {
  expect(await search(`q=${q}`)).toMatchObject({ total: 0, products: [], isTooShort: true })
})

test('stop words alone find nothing, rather than everything', async () => {
  expect(await search('q=und+der')).toMatchObject({ total: 0, isTooShort: false })
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
  expect((await mia.get(`/api/brands/${labels.rauputz}`)).status).toBe(404)
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

  test('complete the word, and name brands, types and products', async () => {
    const { words, brands, products } = await suggest('rau')
    expect(brands.map(({ name }) => name)).toEqual(['Rauputz'])
    expect(words).toEqual(['Rauputz'])
    expect(products.length).toBeGreaterThan(0)
    expect((await suggest('schu')).productTypes).toEqual(['shoes'])
  })

  test('correct a typing mistake', async () => {
    expect((await suggest('snaeker')).words).toEqual(['Sneaker'])
  })

  test('a query of at least twenty users is popular; one of fewer users is not shown, however frequent', async () => {
    for (let at = 0; at < 20; at++) await search('q=hoodie', await app.person())
    for (let at = 0; at < 25; at++) await search(`q=m%C3%BCtze${' '.repeat(at % 3)}`)
    expect((await suggest('')).popular).toEqual(['hoodie'])
    // Hashing twenty passwords is slow on purpose.
  }, 60_000)
})

test('searches without a session or with control characters are refused', async () => {
  for (const path of ['/api/search?q=a', '/api/search/suggest?q=a', '/api/brands', '/api/brand-highlights']) {
    expect((await app.visitor().get(path)).status).toBe(401)
  }
  for (const filter of ['q', 'size', 'colour']) {
    expect((await mia.get(`/api/search?${filter}=a%00b`)).status, filter).toBe(400)
  }
  expect((await mia.get(`/api/brands/${labels.moewe}/shop?size=%00`)).status).toBe(400)
  expect((await mia.get(`/api/search?q=${'a'.repeat(81)}`)).status).toBe(400)
  expect((await mia.get('/api/search?q=a&page=0')).status).toBe(400)
})

test('searches, brands and shops share one rate limit', async () => {
  const { app: limited, labels } = await openLabels({ RATE_LIMITS: 'on' })
  const shop = `/api/brands/${labels.rauputz}`
  try {
    const [hasty, calm] = [await limited.person(), await limited.person()]
    for (let at = 0; at < 240; at++) expect((await hasty.get('/api/search/suggest')).status).toBe(200)
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
    await limited.close()
  }
})
