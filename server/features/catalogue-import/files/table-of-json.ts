import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { type Table, tableOf } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list of products: the file itself, its first list of objects, or one product alone. */
function listIn(json: unknown): readonly Json[] {
  const list = Array.isArray(json)
    ? json
    : isObject(json)
      ? (Object.values(json).find((value) => Array.isArray(value) && value.some(isObject)) ?? [json])
      : []
  return (list as readonly unknown[]).filter(isObject)
}

const DEPTH = 3

/** The plain values of an object with the path to each, such as `price.amount`. */
function* cellsOf(value: unknown, path: string, depth: number): Iterable<readonly [path: string, text: string]> {
  if (isObject(value) && depth < DEPTH) {
    for (const [key, part] of Object.entries(value))
      yield* cellsOf(part, path === '' ? key : `${path}.${key}`, depth + 1)
  } else if (Array.isArray(value)) {
    yield [path, value.filter((part) => typeof part === 'string' || typeof part === 'number').join('; ')]
  } else if (value !== null && !isObject(value)) yield [path, String(value)]
}

/** A JSON file of no known program as a table: one row for each object, one column for each path. */
export function tableOfJson(json: unknown): Table {
  const rows = listIn(json)
  if (rows.length > IMPORT_LIMITS.rows) throw new UnreadableFile('fileRows', { n: IMPORT_LIMITS.rows })
  const cells = rows.map((row) => new Map(cellsOf(row, '', 0)))
  const headers = [...new Set(cells.flatMap((row) => [...row.keys()]))]
  const records = cells.map((row, at) => ({ line: at + 1, cells: headers.map((header) => row.get(header) ?? '') }))
  return tableOf([{ line: 0, cells: headers }, ...records])
}
