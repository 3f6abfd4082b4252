import fc from 'fast-check'
import { writeXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { UnreadableFile } from './files/unreadable-file.ts'
import { tableTemplate } from './formats/own-table.ts'
import { readCatalogue } from './read-catalogue.ts'
import { zipOf } from './testing/zip-of.ts'

const FEED =
  '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><title>Tee &amp; Co</title><g:price>20 EUR</g:price></item></channel></rss>'
const JSON_FILE = JSON.stringify({
  products: [{ handle: 'a', title: 'Tee', variants: [{ price: '20', option1: 'M' }], options: [{ name: 'Size' }] }],
})
const csv = Buffer.from(tableTemplate('de'))
const sheet = await writeXlsx({
  sheets: [
    {
      name: 'A',
      rows: [
        ['Handle', 'Title', 'Variant Price'],
        ['a', 'Tee', 20],
      ],
    },
  ],
})
const FILES: readonly Uint8Array[] = [
  csv,
  Buffer.from(FEED),
  Buffer.from(JSON_FILE),
  sheet,
  zipOf([
    { name: 'list.csv', content: csv },
    { name: 'a.jpg', content: 'x' },
  ]),
]

const Damage = fc.record({
  file: fc.nat(FILES.length - 1),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  /** Bytes that are replaced, and what by. */
  cut: fc.nat(40),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc.constantFrom(...['"', ';', '\n', '\0', '<', ']]>', 'ä', '\\u0000']).map((text) => Buffer.from(text)),
  ),
})

test('a damaged file is read or refused with a sentence, and never fails in another way', async () => {
  await fc.assert(
    fc.asyncProperty(Damage, async ({ file, at, cut, put }) => {
      const whole = Buffer.from(FILES[file] ?? csv)
      const place = Math.floor(at * whole.length)
      const damaged = Buffer.concat([whole.subarray(0, place), put, whole.subarray(place + cut)])
      const read = await readCatalogue(damaged).catch((error: unknown) => {
        if (error instanceof UnreadableFile) return null
        throw error
      })
      for (const { externalId, name } of read?.products ?? []) {
        // PostgreSQL stores no NUL.
        expect(`${externalId}${name}`).not.toContain('\0')
      }
    }),
  )
})

test('endless cells are read without slow patterns', async () => {
  const endless = [
    `mode ${'mode und '.repeat(20_000)}`,
    'a'.repeat(200_000),
    `a${' '.repeat(200_000)}b`,
    '1.'.repeat(100_000),
  ]
  for (const text of endless) {
    const rows = [
      'id,name,type,category,gender,price,size,tags,pictures',
      Array.from({ length: 9 }, () => `"${text}"`).join(','),
    ]
    const read = await readCatalogue(Buffer.from(rows.join('\n'))).catch((error: unknown) => error)
    // Nine endless cells are too long for one row; one alone is not.
    expect(read).toBeInstanceOf(UnreadableFile)
    for (let column = 1; column < 9; column += 1) {
      const cells = Array.from({ length: 9 }, (_, at) => (at === column ? `"${text}"` : 'x'))
      const { products } = await readCatalogue(Buffer.from([rows[0], cells.join(',')].join('\n')))
      expect(products).toHaveLength(1)
    }
  }
})

test('a key that stands for several products counts once, without invisible signs', async () => {
  const product = { handle: 'a\u0000b', title: 'Tee', variants: [{ price: '20' }] }
  const { products } = await readCatalogue(Buffer.from(JSON.stringify({ products: [product, product] })))
  expect(
    products.map(({ externalId, problems }) => [externalId, problems.some(({ key }) => key === 'idTwice')]),
  ).toEqual([
    ['ab', false],
    ['ab', true],
  ])
})
