import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, rowsOf } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'
import { allPersonalData } from './personal-data.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** Tables that lead to a person and are told by nobody, with the reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  rate_windows: 'hashes of whoever tried something, for hours; nobody can be found by them',
  brand_imprints: 'what a company must publish of itself, on its shop page for everybody to see',
  used_id_tokens: 'hashes of tokens that were used to sign in, for an hour; they name no account',
}

/** Told in part: what a brand shows of itself is everybody’s to see, and what is asked of brands follows with them. */
const PUBLIC_TABLES: readonly string[] = ['brands']

/** A column like this may name a person where no key leads to one. */
const TELLING_NAME = /email|address|user|person|ip_|phone|token_hash|key_hash/

interface Column {
  readonly table: string
  readonly column: string
}
interface Reference extends Column {
  readonly to: string
  /** c: goes with what it refers to; n: forgets it. */
  readonly onDelete: string
}

let file: TestDatabase
let database: ReturnType<typeof openDatabase>
let columns: Column[]
let references: Reference[]
// Only what it tells is looked at here, so nobody has to be read.
const nobody = () => {
  throw new Error('nobody is read here')
}
const told = allPersonalData({ served: nobody, onAccountDeleted: () => {}, whenComplete: nobody })

beforeAll(async () => {
  file = await createTestDatabase()
  database = openDatabase(file.url, createLog('silent'), { max: 2 })
  columns = await rowsOf<Column>(
    database.db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' order by table_name, ordinal_position`,
  )
  references = await rowsOf<Reference>(
    database.db,
    sql`select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "to",
          c.confdeltype as "onDelete"
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
})
afterAll(async () => {
  await database.close()
  await file.drop()
})

/** Tables with a way to a person: what goes with it when it is deleted, what refers to it, what is named like it. */
function personalTables(): Set<string> {
  const owned = new Set(['users'])
  for (let size = 0; size < owned.size; ) {
    size = owned.size
    for (const { table, to, onDelete } of references) if (owned.has(to) && onDelete === 'c') owned.add(table)
  }
  const referring = references.filter(({ to }) => to === 'users').map(({ table }) => table)
  const named = columns.filter(({ column }) => TELLING_NAME.test(column)).map(({ table }) => table)
  return new Set([...owned, ...referring, ...named])
}

const tellsOf = (table: string): string[] => told.flatMap(({ tells }) => tells[table] ?? [])
const withheld = new Map(told.flatMap(({ withholds = {} }) => Object.entries(withholds)))

describe('what is kept of a person', () => {
  test('is told table by table, or excused with a reason', () => {
    const personal = [...personalTables()]
    expect(personal.length).toBeGreaterThan(15)
    const untold = personal.filter((table) => tellsOf(table).length === 0 && !EXCUSED[table])
    expect(untold, 'give these a source (server/platform/data/personal-data.ts), or a reason here').toEqual([])
    expect(Object.keys(EXCUSED).filter((table) => !personal.includes(table))).toEqual([])
  })

  test('is told column by column, or withheld with a reason', () => {
    const personal = personalTables()
    const untold = columns
      .filter(({ table }) => personal.has(table) && !EXCUSED[table] && !PUBLIC_TABLES.includes(table))
      .filter(({ table, column }) => !tellsOf(table).includes(column) && !withheld.get(`${table}.${column}`))
      // A row's own number means nothing outside of this server.
      .filter(({ column }) => column !== 'id')
      // What leads to the person, or to what is told with its rows, needs no telling.
      .filter((one) => !references.some(({ table, column, to }) => isSame(one, { table, column }) && personal.has(to)))
    expect(untold.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  test('names only tables and columns that there are', () => {
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const named = told.flatMap(({ tells }) =>
      Object.entries(tells).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    )
    expect([...named, ...withheld.keys()].filter((name) => !known.has(name))).toEqual([])
  })

  test('goes with the person, or forgets the person: no reference keeps an account from being deleted', () => {
    const holding = references.filter(({ to, onDelete }) => to === 'users' && !['c', 'n'].includes(onDelete))
    expect(holding).toEqual([])
  })

  test('has a name of its own for programs, and words in both languages for people', () => {
    const names = told.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
    for (const { title, purpose, fields } of told) {
      for (const words of [title, purpose, ...Object.values(fields)]) {
        expect(words.de.length).toBeGreaterThan(1)
        expect(words.en.length).toBeGreaterThan(1)
      }
    }
  })
})

const isSame = (one: Column, other: Column) => one.table === other.table && one.column === other.column
