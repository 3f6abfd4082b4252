import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import type { ImportProblem } from '#contract/import-problems.ts'
import { type DecodedText, decodeText, type Encoding } from './decode-text.ts'
import { openZip, type ZipEntry } from './open-zip.ts'
import { type Delimiter, readCsv } from './read-csv.ts'
import { isWorkbook, readXlsx } from './read-xlsx.ts'
import { readXml } from './read-xml.ts'
import type { Table } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** How a file is written, as its content says. */
export type Medium =
  | { readonly kind: 'csv'; readonly encoding: Encoding; readonly delimiter: Delimiter }
  | { readonly kind: 'xml'; readonly encoding: Encoding; readonly root: string }
  | { readonly kind: 'json'; readonly encoding: Encoding }
  | { readonly kind: 'xlsx' }

type Content = { readonly table: Table } | { readonly json: unknown }

export interface Source {
  readonly medium: Medium
  readonly content: Content
  readonly problems: readonly ImportProblem[]
  /** Pictures of an archive; empty for a single file. */
  readonly pictures: readonly ZipEntry[]
}

type Single = Omit<Source, 'pictures'>

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

function encodingProblems({ encoding, isGuessed, isDamaged }: DecodedText): ImportProblem[] {
  const at = { line: 0, product: '', column: '', value: '' }
  return [
    ...(isGuessed ? [{ key: 'encodingGuessed' as const, ...at, n: encoding }] : []),
    ...(isDamaged ? [{ key: 'encodingMixed' as const, ...at }] : []),
  ]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile('jsonBroken', { cause: error })
  }
}

function readText(bytes: Uint8Array): Single {
  const decoded = decodeText(bytes)
  const { text, encoding } = decoded
  const problems = encodingProblems(decoded)
  const first = text.trimStart()[0]
  if (first === undefined) throw new UnreadableFile('fileEmpty')
  if (first === '{' || first === '[')
    return { medium: { kind: 'json', encoding }, content: { json: parseJson(text) }, problems }
  if (first === '<') {
    const { root, table } = readXml(text.trimStart())
    return { medium: { kind: 'xml', encoding, root }, content: { table }, problems }
  }
  const { table, delimiter } = readCsv(text)
  return { medium: { kind: 'csv', encoding, delimiter }, content: { table }, problems }
}

function checkSize(bytes: number, most: number): void {
  if (bytes > most) throw new UnreadableFile('fileTooLarge', { n: Math.floor(most / 1_000_000) })
}

async function readSingle(bytes: Uint8Array): Promise<Single> {
  checkSize(bytes.length, IMPORT_LIMITS.tableBytes)
  if (beginsWith(bytes, OLE)) throw new UnreadableFile('fileOldExcel')
  if (!beginsWith(bytes, ZIP)) return readText(bytes)
  const entries = await openZip(bytes)
  // An archive within an archive.
  if (!isWorkbook(entries)) throw new UnreadableFile('fileNoText')
  return { medium: { kind: 'xlsx' }, content: { table: await readXlsx(bytes, entries) }, problems: [] }
}

const TABLE = /\.(csv|tsv|txt|xlsx|xml|json)$/i
const PICTURE = /\.(jpe?g|png|webp|avif)$/i

/** Reads a file by its content, whatever its name: a table, or an archive with one table and pictures. */
export async function readSource(bytes: Uint8Array): Promise<Source> {
  if (bytes.length === 0) throw new UnreadableFile('fileEmpty')
  if (!beginsWith(bytes, ZIP)) return { ...(await readSingle(bytes)), pictures: [] }
  checkSize(bytes.length, IMPORT_LIMITS.archiveBytes)
  const entries = await openZip(bytes)
  if (isWorkbook(entries)) return { ...(await readSingle(bytes)), pictures: [] }
  const [table, ...others] = entries.filter(({ name }) => TABLE.test(name))
  if (!table || others.length > 0) throw new UnreadableFile('zipTables', { n: table ? others.length + 1 : 0 })
  checkSize(table.size, IMPORT_LIMITS.tableBytes)
  return {
    ...(await readSingle(await table.read())),
    pictures: entries.filter(({ name }) => PICTURE.test(name)),
  }
}
