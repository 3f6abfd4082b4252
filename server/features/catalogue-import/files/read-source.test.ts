import { readFileSync } from 'node:fs'
import { writeXlsx } from 'hucre'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { zipOf } from '../testing/zip-of.ts'
import { decodeText } from './decode-text.ts'
import { readSource } from './read-source.ts'
import { checkLengths, type Table } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

const bytes = (text: string) => Buffer.from(text)

async function tableIn(source: Uint8Array): Promise<Table> {
  const [{ content }] = (await readSource(source)).files
  if (!('table' in content)) throw new Error('no table')
  return content.table
}

/** The key of the refusal, and the line where reading stopped. */
async function refusal(source: Uint8Array): Promise<string> {
  try {
    await readSource(source)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return error.line > 0 ? `${error.key} ${error.line}` : error.key
  }
}

const GERMAN = 'Titel;Größe\nÜberwurf;groß – 5 €\n'
test.each([
  ['UTF-8', bytes(GERMAN)],
  ['UTF-8', bytes(`\uFEFF${GERMAN}`)],
  ['UTF-16LE', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(GERMAN, 'utf16le')])],
  ['UTF-16LE', Buffer.from(GERMAN, 'utf16le')],
  ['UTF-16BE', iconv.encode(GERMAN, 'utf16be')],
  ['Windows-1252', iconv.encode(GERMAN, 'win1252')],
])('%s is recognised (%#)', (encoding, source) => {
  expect(decodeText(source)).toMatchObject({ text: GERMAN, encoding })
})

test.each(['cp850', 'macintosh'])('%s of old programs is recognised by its German letters', (encoding) => {
  const text = 'Titel;Größe\nÜberwurf;groß\n'
  expect(decodeText(iconv.encode(text, encoding))).toMatchObject({ text, isGuessed: true })
})

test('a file cut within a letter stays UTF-8', () => {
  const cut = bytes('Größe;ä;ö;ü;ß;Ä;Ö;Ü;é;è;à\nÜ').subarray(0, -1)
  expect(decodeText(cut)).toMatchObject({ encoding: 'UTF-8', isDamaged: true })
})

test.each([
  ['a,b\n1,2', ','],
  ['a;b;"c,d,e,f"\n1;2;3', ';'],
  ['sep=;\r\na;b,c,d\r\n1;2', ';'],
  ['a\tb\n1\t2', '\t'],
  ['a|b\n1|2', '|'],
  ['Title\nCap', ','],
])('the delimiter of %j is %j', async (text, delimiter) => {
  expect((await readSource(bytes(text))).files[0].medium).toMatchObject({ kind: 'csv', delimiter })
})

test('rows keep the line where they begin, with every kind of line end and line breaks in cells', async () => {
  const { rows } = await tableIn(
    bytes('sep=,\r\na,b\r\n1,2\n"x\ny",3\r\r4,5\n,\n6,"Jeans 32"" Bund"\n7,Jeans 32" Bund'),
  )
  expect(rows).toEqual([
    { line: 3, cells: ['1', '2'] },
    { line: 4, cells: ['x\ny', '3'] },
    { line: 7, cells: ['4', '5'] },
    { line: 9, cells: ['6', 'Jeans 32" Bund'] },
    { line: 10, cells: ['7', 'Jeans 32" Bund'] },
  ])
})

test('formulas stay text, and the mark that our exports put before them is taken away', async () => {
  const { rows } = await tableIn(bytes(`a,b\n=HYPERLINK("x"),'=1+1\n'@x,it's`))
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['=HYPERLINK("x")', '=1+1'],
    ['@x', "it's"],
  ])
})

test('a row with more cells than the header is left out, one with fewer is taken', async () => {
  const { rows, problems } = checkLengths(await tableIn(bytes('a,b\n1,2,3\n4\n5,6,')))
  expect(rows.map(({ line }) => line)).toEqual([3, 4])
  expect(problems.map(({ key, line }) => [key, line])).toEqual([
    ['rowTooLong', 2],
    ['rowTooShort', 3],
  ])
})

test.each([
  ['nothing', '', 'fileEmpty'],
  ['blanks', ' \n ', 'fileEmpty'],
  ['only a header', 'Handle,Title', 'fileOnlyHeader'],
  ['only a header and empty rows', 'Handle,Title\n,\n,', 'fileOnlyHeader'],
  ['a NUL', 'a,b\n1,\0', 'fileNoText'],
  ['a late NUL', `a,b\n${'1,2\n'.repeat(5000)}\0,`, 'fileNoText'],
  ['an open quote', 'a,b\n1,2\n3,"4\n5,6', 'quoteOpen 3'],
  ['an open quote before a long rest', `a,b\n1,"${'x\n'.repeat(200_000)}`, 'quoteOpen 2'],
  ['too many rows', `a\n${'1\n'.repeat(IMPORT_LIMITS.rows + 1)}`, 'fileRows'],
  ['too many columns', `${'a,'.repeat(IMPORT_LIMITS.columns + 1)}\n1`, 'fileColumns'],
  ['broken JSON', '{"products": [', 'jsonBroken'],
  ['a page instead of a feed', '<html><body><p>404<br></body></html>', 'xmlBroken 1'],
  ['XML without items', '<rss><channel/></rss>', 'fileOnlyHeader'],
  ['XML that breaks off', '<rss><channel>\n<item><a>1</a>', 'xmlBroken 2'],
  [
    'an entity bomb',
    '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<rss><item><t>&b;</t></item></rss>',
    'xmlDoctype 1',
  ],
  ['a file from outside', '<!DOCTYPE r SYSTEM "file:///etc/passwd"><rss><item/></rss>', 'xmlDoctype 1'],
  ['XML with endless depth', `<rss><item>${'<a>'.repeat(200_000)}${'<b>x</b>'.repeat(200_000)}`, 'xmlBroken 1'],
  [
    'XML with other fields in each item',
    `<rss>${Array.from({ length: 5000 }, (_, at) => `<item>${Array.from({ length: 40 }, (_, n) => `<f${at}-${n}>1</f${at}-${n}>`).join('')}</item>`).join('')}</rss>`,
    'fileColumns',
  ],
  ['JSON with endless depth', '['.repeat(5_000_000), 'jsonBroken'],
  ['an unknown entity', '<rss><item><t>&nbsp;</t></item></rss>', 'xmlBroken 1'],
])('%s is refused', async (_name, text, key) => {
  expect(await refusal(bytes(text))).toBe(key)
})

test('old Excel files and files above 20 MB are refused', async () => {
  expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('fileOldExcel')
  expect(await refusal(Buffer.alloc(IMPORT_LIMITS.tableBytes + 1, 'a,b\n'))).toBe('fileTooLarge')
})

test('in XML only direct children of an item are its fields, and repeated ones are columns', async () => {
  const item = '<item><p>5</p><s><p>1</p></s><i>a</i><i><![CDATA[b & c]]></i></item>'
  const { headers, rows } = await tableIn(bytes(`<?xml version="1.0"?>\n<rss>\n${item}\n<item><p>6</p></item></rss>`))
  expect(headers).toEqual(['p', 's/p', 'i', 'i'])
  expect(rows).toEqual([
    { line: 3, cells: ['5', '1', 'a', 'b & c'] },
    { line: 4, cells: ['6', '', '', ''] },
  ])
})

const sheet = (rows: (string | number | boolean | Date | null)[][], more: object = {}) => ({ name: 'A', rows, ...more })

test('of an Excel file the first visible sheet is read, with numbers, dates and formulas as text', async () => {
  const source = await writeXlsx({
    sheets: [
      { ...sheet([['secret'], ['x']]), name: 'Hidden', hidden: true },
      sheet([
        ['Handle', 'Price', 'When'],
        ['a', 59.99, new Date('2027-03-01T10:00:00Z')],
        [],
        ['=HYPERLINK("x")', 4006381333931],
      ]),
    ],
  })
  expect((await readSource(source)).files[0].medium).toEqual({ kind: 'xlsx' })
  expect((await tableIn(source)).rows).toEqual([
    { line: 2, cells: ['a', '59.99', '2027-03-01 10:00'] },
    { line: 4, cells: ['=HYPERLINK("x")', '4006381333931', ''] },
  ])
})

test('damaged and hostile Excel files are refused', async () => {
  const whole = await writeXlsx({ sheets: [sheet([['a'], ['1']])] })
  expect(await refusal(whole.subarray(0, whole.length - 300))).toBe('zipBroken')
  const part = (name: string, content: string | Uint8Array, declared?: number) => ({
    name,
    content,
    ...(declared !== undefined && { declared }),
  })
  const workbook = part('xl/workbook.xml', '<workbook><sheets><sheet name="A"/></sheets></workbook>')
  expect(await refusal(zipOf([workbook]))).toBe('xlsxBroken')
  expect(await refusal(zipOf([part('xl/workbook.xml', '<!DOCTYPE x []><workbook/>')]))).toBe('xmlDoctype')
  const zeros = Buffer.alloc(30_000_000)
  expect(await refusal(zipOf([workbook, part('xl/worksheets/sheet1.xml', zeros)]))).toBe('zipTooLarge')
  expect(await refusal(zipOf([workbook, part('xl/worksheets/sheet1.xml', zeros, 10)]))).toBe('zipTooLarge')
  expect(await refusal(zipOf([workbook, part('xl/a.xml', 'x', 1_000_000_000)]))).toBe('zipTooLarge')
})

test('an archive has one table and its pictures', async () => {
  const csv = { name: 'products/list.csv', content: 'a,b\n1,2' }
  const archive = zipOf([
    csv,
    { name: 'bilder/gru\u0308n.jpg', content: 'x' },
    { name: '__MACOSX/._list.csv', content: 'x' },
    { name: '.DS_Store', content: 'x' },
    { name: 'readme.md', content: 'x' },
  ])
  const { files, pictures } = await readSource(archive)
  expect(files).toHaveLength(1)
  expect(files[0].content).toMatchObject({ table: { headers: ['a', 'b'] } })
  expect(pictures.map(({ name }) => name)).toEqual(['bilder/grün.jpg'])
  expect(Buffer.from((await pictures[0]?.read()) ?? '').toString()).toBe('x')
  const other = { ...csv, name: 'other.csv' }
  expect((await readSource(zipOf([csv, other]))).files.map(({ name }) => name)).toEqual([
    'products/list.csv',
    'other.csv',
  ])
  const many = Array.from({ length: IMPORT_LIMITS.files + 1 }, (_, at) => ({ ...csv, name: `${at}.csv` }))
  expect(await refusal(zipOf(many))).toBe('zipTables')
  expect(await refusal(zipOf([{ name: 'a.jpg', content: 'x' }]))).toBe('zipTables')
})

test.each([
  ['a name that leads out', { name: '../../etc/a.csv', content: 'a,b\n1,2' }, 'zipUnsafe'],
  ['an absolute name', { name: '/etc/a.csv', content: 'a,b\n1,2' }, 'zipUnsafe'],
  ['a name with backslashes', { name: '..\\..\\a.csv', content: 'a,b\n1,2' }, 'zipUnsafe'],
  ['a symbolic link', { name: 'a.csv', content: '/etc/passwd', mode: 0o120777 }, 'zipUnsafe'],
  ['an archive within', { name: 'a.zip', content: 'PK' }, 'zipUnsafe'],
  ['a renamed archive within', { name: 'a.csv', content: zipOf([{ name: 'b.csv', content: 'a' }]) }, 'fileNoText'],
  ['a table that unpacks to 30 MB', { name: 'a.csv', content: Buffer.alloc(30_000_000, 'a,b\n') }, 'zipTooLarge'],
  ['a declared gigabyte', { name: 'a.csv', content: 'a', declared: 1_000_000_000 }, 'zipTooLarge'],
  ['a false small size', { name: 'a.csv', content: Buffer.alloc(3_000_000, 'a,b\n'), declared: 9 }, 'zipTooLarge'],
  ['a false large size', { name: 'a.csv', content: 'a,b\n1,2', declared: 900 }, 'zipBroken'],
])('%s is refused', async (_name, entry, key) => {
  expect(await refusal(zipOf([entry]))).toBe(key)
})

test('entries that share their bytes are refused', async () => {
  const picture = { name: 'a.jpg', content: 'x'.repeat(100) }
  const shared = [picture, { ...picture, name: 'b.jpg', sameAs: 0 }, { name: 'c.csv', content: 'a,b\n1,2' }]
  expect(await refusal(zipOf(shared))).toBe('zipUnsafe')
})

test('truncated archives are refused wherever they end', async () => {
  const whole = zipOf([{ name: 'a.csv', content: readFileSync(new URL(import.meta.url)) }])
  for (const part of [3, 30, 500, whole.length - 30, whole.length - 1])
    expect(await refusal(whole.subarray(0, part))).toBe('zipBroken')
})
