import iconv from 'iconv-lite'
import { randomFrom } from '#recommender/random.ts'
import type { Dialect } from './dialects.ts'

const ROWS = 8
const WRONG_GTIN = '4006381333932'
const LONG = 300_000

export type Expected =
  /** Refused as a whole, at this line; 0: without one. */
  | { readonly refused: string; readonly line: number }
  /** A problem of the file, at line, column and value. */
  | { readonly problem: readonly [key: string, line: number, column: string, value: string]; readonly products: number }
  /** Read without loss: all products, one of them with this name. */
  | { readonly name: string }
  | { readonly format: 'unknown' }
  /** Read or refused: nothing more can be said. */
  | 'any'

export interface DamagedFile {
  readonly label: string
  readonly bytes: Buffer
  readonly expected: Expected
}

interface Draft {
  readonly dialect: Dialect
  readonly rows: string[][]
  /** The damaged row. */
  readonly at: number
  /** Its line in a file with one line per row. */
  readonly line: number
  readonly random: () => number
}

type Made = Pick<DamagedFile, 'bytes' | 'expected'>
type Damage = (draft: Draft) => Made | Promise<Made>

const quoted = (cell: string, delimiter: string): string =>
  /["\n\r]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell

const linesOf = ({ dialect: { headers, delimiter }, rows }: Draft): string[] =>
  [headers, ...rows].map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter))

const textOf = (draft: Draft, end = '\n'): string => linesOf(draft).join(end)
const bytesOf = async (draft: Draft): Promise<Buffer> =>
  draft.dialect.write ? draft.dialect.write(draft.dialect, draft.rows) : Buffer.from(textOf(draft))

function put({ dialect: { headers }, rows, at }: Draft, header: string, value: string): void {
  const row = rows[at]
  if (row) row[headers.indexOf(header)] = value
}

const badPrice = (draft: Draft, line: number): Expected => ({
  problem: ['priceInvalid', line, draft.dialect.price, 'viel'],
  products: ROWS,
})

/** Every product is read; a price is wrong, at this line. */
const withBadPrice = (draft: Draft): void => put(draft, draft.dialect.price, 'viel')

const inEncoding =
  (encoding: string, mark: readonly number[]): Damage =>
  (draft) => {
    put(draft, draft.dialect.name, 'Überwurf in Größe groß')
    const bytes = Buffer.concat([Buffer.from(mark), iconv.encode(textOf(draft), encoding)])
    return { bytes, expected: { name: 'Überwurf in Größe groß' } }
  }

/** Damages of cells and of bytes, in any kind of file. */
const OF_ALL: Readonly<Record<string, Damage>> = {
  'a word for a price': async (draft) => {
    withBadPrice(draft)
    return { bytes: await bytesOf(draft), expected: badPrice(draft, draft.line) }
  },
  'no name': async (draft) => {
    put(draft, draft.dialect.name, '')
    const problem = ['nameMissing', draft.line, draft.dialect.name, ''] as const
    return { bytes: await bytesOf(draft), expected: { problem, products: ROWS } }
  },
  'a price in dollars': async (draft) => {
    put(draft, draft.dialect.price, '20 USD')
    const problem = ['currency', draft.line, draft.dialect.price, '20 USD'] as const
    return { bytes: await bytesOf(draft), expected: { problem, products: ROWS } }
  },
  'a wrong check digit': async (draft) => {
    put(draft, draft.dialect.gtin, WRONG_GTIN)
    const problem = ['gtinInvalid', draft.line, draft.dialect.gtin, WRONG_GTIN] as const
    return { bytes: await bytesOf(draft), expected: { problem, products: ROWS } }
  },
  'a formula': async (draft) => {
    const formula = '=HYPERLINK("https://x.example";"Klick")'
    put(draft, draft.dialect.name, formula)
    return { bytes: await bytesOf(draft), expected: { name: formula } }
  },
  'a cut': async (draft) => {
    const whole = await bytesOf(draft)
    return { bytes: whole.subarray(0, Math.floor(draft.random() * whole.length)), expected: 'any' }
  },
  'bytes of something else': async (draft) => {
    const whole = await bytesOf(draft)
    const place = Math.floor(draft.random() * whole.length)
    const noise = Buffer.from(Array.from({ length: 20 }, () => Math.floor(draft.random() * 256)))
    return { bytes: Buffer.concat([whole.subarray(0, place), noise, whole.subarray(place)]), expected: 'any' }
  },
}

/** Damages of tables of text. */
const OF_TEXT: Readonly<Record<string, Damage>> = {
  'a doubled delimiter': async (draft) => {
    draft.rows[draft.at]?.push('rest')
    const problem = ['rowTooLong', draft.line, '', 'rest'] as const
    return { bytes: await bytesOf(draft), expected: { problem, products: ROWS - 1 } }
  },
  'a row that ends early': async (draft) => {
    draft.rows[draft.at]?.pop()
    const problem = ['rowTooShort', draft.line, '', ''] as const
    return { bytes: await bytesOf(draft), expected: { problem, products: ROWS } }
  },
  'a column twice': async (draft) => {
    const { name, headers, delimiter } = draft.dialect
    const lines = linesOf(draft)
    lines[0] = [...headers.slice(0, -1), name].map((header) => quoted(header, delimiter)).join(delimiter)
    const problem = ['columnTwice', 0, name, name] as const
    return { bytes: Buffer.from(lines.join('\n')), expected: { problem, products: ROWS } }
  },
  'no column for prices': async (draft) => {
    const place = draft.dialect.headers.indexOf(draft.dialect.price)
    const without = (cells: readonly string[]) => cells.filter((_cell, at) => at !== place)
    const { delimiter, headers } = draft.dialect
    const text = [headers, ...draft.rows]
      .map((cells) =>
        without(cells)
          .map((cell) => quoted(cell, delimiter))
          .join(delimiter),
      )
      .join('\n')
    return { bytes: Buffer.from(text), expected: { format: 'unknown' } }
  },
  'a NUL': async (draft) => {
    put(draft, draft.dialect.name, 'Hood\0ie')
    return { bytes: await bytesOf(draft), expected: { refused: 'fileNoText', line: 0 } }
  },
  'a quote that stays open': async (draft) => {
    const lines = linesOf(draft)
    lines[draft.line - 1] = `${lines[draft.line - 1]}"offen`.replace(/([,;\t])([^,;\t]*)$/, '$1"offen')
    return { bytes: Buffer.from(lines.join('\n')), expected: { refused: 'quoteOpen', line: draft.line } }
  },
  'a huge cell': async (draft) => {
    put(draft, 'Notiz', 'x'.repeat(LONG))
    return { bytes: await bytesOf(draft), expected: { refused: 'quoteOpen', line: draft.line } }
  },
  'a long cell': async (draft) => {
    put(draft, 'Notiz', 'mode und '.repeat(20_000))
    withBadPrice(draft)
    return { bytes: await bytesOf(draft), expected: badPrice(draft, draft.line) }
  },
  'mixed line ends': async (draft) => {
    withBadPrice(draft)
    const ends = ['\n', '\r\n', '\r']
    const text = linesOf(draft).reduce((all, line) => all + (ends[Math.floor(draft.random() * 3)] ?? '\n') + line)
    return { bytes: Buffer.from(text), expected: badPrice(draft, draft.line) }
  },
  'empty lines': async (draft) => {
    withBadPrice(draft)
    const lines = linesOf(draft)
    const before = draft.line - 1
    return {
      bytes: Buffer.from([...lines.slice(0, before), '', '', ...lines.slice(before)].join('\n')),
      expected: badPrice(draft, draft.line + 2),
    }
  },
  'a line break in a cell before': async (draft) => {
    withBadPrice(draft)
    const first = draft.rows[0]
    if (first) first[first.length - 1] = 'eins\n"zwei"\ndrei'
    return { bytes: await bytesOf(draft), expected: badPrice(draft, draft.line + 2) }
  },
  'a line that names the delimiter': async (draft) => {
    withBadPrice(draft)
    const text = `sep=${draft.dialect.delimiter}\n${textOf(draft)}`
    return { bytes: Buffer.from(text), expected: badPrice(draft, draft.line + 1) }
  },
  'Windows-1252': inEncoding('win1252', []),
  'UTF-16 with its mark': inEncoding('utf16le', [0xff, 0xfe]),
  'UTF-16, the other way round': inEncoding('utf16be', [0xfe, 0xff]),
  'UTF-8 with its mark': inEncoding('utf8', [0xef, 0xbb, 0xbf]),
}

function draftOf(dialect: Dialect, random: () => number): Draft {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const cells: Readonly<Record<string, string>> = {
      ...dialect.fixed,
      [dialect.id]: `A-${at}`,
      [dialect.name]: `Hoodie ${at}`,
      [dialect.price]: `${20 + at}`,
      Notiz: 'x',
    }
    return dialect.headers.map((header) => cells[header] ?? '')
  })
  // Not the first row: what comes before the damage must be counted, too.
  const at = 1 + Math.floor(random() * (ROWS - 1))
  return { dialect, rows, at, line: at + dialect.firstLine, random }
}

/** Damaged files of a dialect: the same for the same seed, each kind of damage at least once. */
export async function damagedFiles(dialect: Dialect, seed: number, count = 30): Promise<DamagedFile[]> {
  const kinds = Object.entries(dialect.write ? OF_ALL : { ...OF_ALL, ...OF_TEXT })
  const { uniform } = randomFrom(seed)
  const files: DamagedFile[] = []
  for (let number = 0; number < count; number += 1) {
    const [kind, damage] = kinds[number % kinds.length] as [string, Damage]
    files.push({ label: `${dialect.format} ${number}: ${kind}`, ...(await damage(draftOf(dialect, uniform))) })
  }
  return files
}
