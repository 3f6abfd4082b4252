import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ImportProblem, importSentence, levelOf } from '#contract/import-problems.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { readCatalogue } from './read-catalogue.ts'
import { typeOfCategory } from './reading/garment-words.ts'

const FOLDER = new URL('../../../../shared/data/catalogues/', import.meta.url)
const TAXONOMY = new URL('../../../../shared/data/taxonomy/', import.meta.url)
const absent = !existsSync(FOLDER)
const open = (file: string) => readCatalogue(readFileSync(new URL(file, FOLDER)))

/** Counted by hand and by another program: products, variants, pictures (each address once per product). */
const FILES = [
  ['shopify/partners-apparel.csv', 'shopify-classic', 20, 22, 20],
  ['shopify/partners-jewelery.csv', 'shopify-classic', 20, 23, 41],
  ['shopify/store-export-metafields-de.csv', 'shopify-classic', 28, 70, 107],
  // A grouped product is left out; the V-neck has 3 colours for each of 3 sizes.
  ['woocommerce/sample_products.csv', 'woocommerce-en', 17, 28, 22],
  ['feeds/google-merchant-rss.xml', 'google-merchant', 25, 109, 107],
  ['products-json/shop-a.json', 'products-json', 2, 18, 4],
  ['shopware5/ArticleImport.csv', 'shopware5', 2, 2, 0],
  ['shopware5/VariantsImport.csv', 'shopware5', 1, 2, 0],
  ['shopware5/ArticlePricesImport.csv', 'shopware5', 90, 98, 0],
  ['about-you/product.json', 'unknown', 0, 0, 0],
] as const

test.skipIf(absent).each(FILES)(
  '%s is %s (skipped without ../shared)',
  async (file, format, products, variants, pictures) => {
    const catalogue = await open(file)
    const count = (key: 'variants' | 'pictures') =>
      catalogue.products.reduce((sum, product) => sum + product[key].length, 0)
    expect([catalogue.format, catalogue.products.length, count('variants'), count('pictures')]).toEqual([
      format,
      products,
      variants,
      pictures,
    ])
  },
)

/** Problems that people need to know of, by kind, with how many products or rows have them. */
function reasonsIn({ products, problems }: Awaited<ReturnType<typeof open>>): string {
  const all = [...problems, ...products.flatMap((product) => product.problems)].filter(
    (problem) => levelOf(problem) !== 'info',
  )
  const sentences = all.map(({ key, n }) => importSentence({ key, ...(n !== undefined && { n }) }, 'en'))
  return [...Map.groupBy(sentences, (sentence) => sentence)]
    .map(([sentence, { length }]) => `${length} × ${sentence}`)
    .join(' ')
}

test.skipIf(absent)('the table of docs/imports.md is what is read today (skipped without ../shared)', async () => {
  const lines = await Promise.all(
    FILES.map(async ([file]) => {
      const catalogue = await open(file)
      const { format, rows, products, problems } = catalogue
      const count = (key: 'variants' | 'pictures') => products.reduce((sum, product) => sum + product[key].length, 0)
      const isFaulty = (list: readonly ImportProblem[]) => list.some((problem) => levelOf(problem) === 'error')
      const faulty = products.filter((product) => isFaulty(product.problems)).length
      const lost = problems.filter((problem) => problem.line > 0 && levelOf(problem) === 'error').length
      const numbers = [rows, products.length, count('variants'), count('pictures'), faulty + lost]
      const unknown = 'Its columns have to be assigned by hand.'
      const why = format === 'unknown' ? unknown : reasonsIn(catalogue)
      return `| ${file} | ${format} | ${numbers.join(' | ')} | ${why} |`.replace('|  |', '| |')
    }),
  )
  const text = readFileSync(new URL('../../../docs/imports.md', import.meta.url), 'utf8')
  expect(text.split('\n').filter((line) => /^\| [a-z\d-]+\//.test(line))).toEqual(lines)
})

test.skipIf(absent)('details of real exports are read (skipped without ../shared)', async () => {
  const files = [
    'shopify/partners-apparel.csv',
    'shopify/partners-jewelery.csv',
    'shopify/store-export-metafields-de.csv',
  ]
  const read = await Promise.all(
    [...files, 'woocommerce/sample_products.csv', 'feeds/google-merchant-rss.xml'].map(open),
  )
  const byId = new Map(read.flatMap(({ products }) => products.map((product) => [product.externalId, product])))
  expect(byId.get('classic-varsity-top')).toMatchObject({
    variants: ['Small', 'Medium', 'Large'].map((size) => ({ size, regularCents: 6000 })),
    gender: { value: 'women' },
  })
  expect(byId.get('led-high-tops')).toMatchObject({ productType: { value: 'shoes' }, gender: { value: 'men' } })
  expect(byId.get('leather-anchor')).toMatchObject({ variants: [{ saleCents: 6999 }, { saleCents: 5500 }] })
  expect(byId.get('evelyn-pareo-white')).toMatchObject({
    gender: { value: 'women' },
    colours: { value: ['white'] },
    productType: { value: 'accessories' },
  })
  expect(byId.get('rike-dress-champagne')).toMatchObject({
    variants: ['XS/S', 'M/L'].map((size) => ({ size, regularCents: 15_900, saleCents: 12_900 })),
    productType: { value: 'tops' },
  })
  expect(byId.get('sophie-top-black')?.descriptions[0]?.text).not.toMatch(/[<>]/)
  expect(byId.get('60')).toMatchObject({
    name: 'Cap',
    variants: [{ colour: 'Yellow', regularCents: 1800, saleCents: 1600 }],
  })
  // All prices of the feed are in dollars.
  expect(byId.get('hoodie-001')).toMatchObject({ currency: 'USD', problems: [{ key: 'currency', n: 'USD' }] })
})

/** Labelled by hand; null: no fashion, so that guessing a type is wrong. */
const LABELS: Readonly<Record<string, Readonly<Record<string, ProductType | null>>>> = {
  'shopify/partners-apparel.csv': {
    'ocean-blue-shirt': 'tops',
    'yellow-wool-jumper': 'tops',
    'striped-silk-blouse': 'tops',
    'black-leather-bag': 'accessories',
    'blue-silk-tuxedo': 'tops',
    'led-high-tops': 'shoes',
  },
  'shopify/partners-jewelery.csv': { 'chain-bracelet': 'accessories', 'leather-anchor': 'accessories' },
  'shopify/store-export-metafields-de.csv': {
    'sophie-top-black': 'tops',
    'rike-dress-champagne': 'tops',
    'evelyn-pareo-white': 'accessories',
    'kira-bottom-khaki': 'pants',
  },
  'woocommerce/sample_products.csv': {
    44: 'tops',
    45: 'tops',
    48: 'accessories',
    58: 'accessories',
    60: 'accessories',
    62: 'accessories',
    70: 'tops',
    73: null,
    75: null,
    89: null,
  },
  'products-json/shop-a.json': { 'pw-adistar-jellyfish-kh6730-offwhite-owhite-cbrown': 'shoes' },
  'feeds/google-merchant-rss.xml': { 'hoodie-001': 'tops' },
}

test.skipIf(absent)('types of a labelled sample are right (skipped without ../shared)', async () => {
  for (const [file, labels] of Object.entries(LABELS)) {
    const { products } = await open(file)
    const found = new Map(products.map(({ externalId, productType }) => [externalId, productType?.value ?? null]))
    for (const [id, type] of Object.entries(labels)) expect([file, id, found.get(id)]).toEqual([file, id, type])
  }
  const { products } = await open('feeds/google-merchant-rss.xml')
  // Filed under accessories, but no fashion.
  expect(products.find(({ name }) => name === 'HRDLF Black Mug')?.productType).toBeNull()
})

/** Labels that the branch of a shop's tree of categories gives; branches of several types are left out. */
const BRANCHES: readonly (readonly [RegExp, ProductType])[] = [
  [/> Schuhe >/, 'shoes'],
  [/> Accessoires >|> Taschen/, 'accessories'],
  [/> (Hosen|Jeans|Röcke|Shorts)( >|$)/, 'pants'],
  [/> (Oberteile >|Kleider|Jacken|Mäntel|Shirts|Pullover|Hemden)/, 'tops'],
]

test.skipIf(absent)('paths of a shop with 514 categories give their types (skipped without ../shared)', () => {
  const lines = readFileSync(new URL('shop-categories-de.csv', TAXONOMY), 'utf8').split('\n')
  const paths = lines
    .map((line) => line.split(',').slice(4).join(','))
    .filter((path) => !/Landing|Test|Wäsche|Bade/.test(path))
  const labelled = paths.flatMap((path) => {
    const type = BRANCHES.find(([branch]) => branch.test(path))?.[1]
    return type ? [{ path, type }] : []
  })
  const found = labelled.map(({ path, type }) => ({ type, found: typeOfCategory(path) }))
  expect(found.filter((one) => one.found !== null && one.found !== one.type)).toEqual([])
  expect(found.filter((one) => one.found === null).length / found.length).toBeLessThan(0.02)
  expect(labelled.length).toBeGreaterThan(200)
})
