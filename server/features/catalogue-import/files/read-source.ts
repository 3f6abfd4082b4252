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

interface Single {
  readonly medium: Medium
  readonly content: Content
  readonly problems: readonly ImportProblem[]
}

/** A product file; its name is empty where it is the only one. */
export interface SourceFile extends Single {
  readonly name: string
}

export interface Source {
  readonly files: readonly [SourceFile, ...SourceFile[]]
  /** Pictures of an archive; empty for a single file. */
  readonly pictures: readonly ZipEntry[]
}

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

/** One of several files: what is wrong with it names it. */
async function readNamed(table: ZipEntry, isOnly: boolean): Promise<SourceFile> {
  const name = isOnly ? '' : table.name
  try {
    checkSize(table.size, IMPORT_LIMITS.tableBytes)
    return { name, ...(await readSingle(await table.read())) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { key, line, n } = error
    throw new UnreadableFile(key, { line, ...(n !== undefined && { n }), file: name, cause: error })
  }
}

/** Reads a file by its content, whatever its name: a table, or an archive with tables and pictures. */
export async function readSource(bytes: Uint8Array): Promise<Source> {
  if (bytes.length === 0) throw new UnreadableFile('fileEmpty')
  const alone = async (): Promise<Source> => ({ files: [{ name: '', ...(await readSingle(bytes)) }], pictures: [] })
  if (!beginsWith(bytes, ZIP)) return alone()
  checkSize(bytes.length, IMPORT_LIMITS.archiveBytes)
  const entries = await openZip(bytes)
  if (isWorkbook(entries)) return alone()
  const tables = entries.filter(({ name }) => TABLE.test(name))
  const [table, ...others] = tables
  if (!table || tables.length > IMPORT_LIMITS.files) throw new UnreadableFile('zipTables', { n: tables.length })
  const first = await readNamed(table, others.length === 0)
  const files: [SourceFile, ...SourceFile[]] = [first]
  for (const other of others) files.push(await readNamed(other, false))
  return { files, pictures: entries.filter(({ name }) => PICTURE.test(name)) }
}
