import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, rowsOf } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'
import { allPersonalData } from './personal-data.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** Tables that refer to users and are not exported, with the reason. */
const EXCEPTED: Readonly<Record<string, string>> = {
  conversation_viewers: 'for a minute, which conversation a member of staff has open',
  conversation_picture_files: 'the bytes of pictures, which are seen in their conversation',
  auto_topups: 'the address of a company for its invoices, which stand in its workspace',
  tax_advisers: 'the address of a company’s tax adviser, which stands in its workspace',
  rate_windows: 'hashes of callers, for hours; no user can be found by them',
  brand_notes: 'working notes of staff about a company; they are deleted with it',
  brand_imprints: 'the public imprint of a company, on its shop page',
  moderation_decisions: 'decisions about brands; that of a member of staff stands in the audit log',
  brand_theme_links: 'hashes of links to a draft, for two days; they name no account',
  review_claims: 'for ten minutes, what a member of staff is looking at',
  ticket_events: 'states of a ticket; they name no account',
  ticket_files: 'the bytes of attachments, which are downloaded in their ticket',
  ticket_notes:
    'working notes of staff about a matter; given on request once the rights of others are checked (GDPR art. 15 (4))',
  ad_own_addresses: 'hashes of addresses from which a workspace was used, for a month; they name no user',
  ticket_viewers: 'for a minute, which ticket a member of staff has open',
  used_id_tokens: 'hashes of tokens that were used to sign in, for an hour; they name no account',
}

/** Exported in part: the other columns are public on the brand's page. */
const PUBLIC_TABLES: readonly string[] = ['brands']

/** Names of columns that may identify a user without a foreign key. */
const IDENTIFYING_NAME = /email|address|user|person|actor|staff_id|decided_by|ip_|phone|token_hash|key_hash/

interface Column {
  readonly table: string
  readonly column: string
}
interface Reference extends Column {
  readonly to: string
  /** c: deleted with the referenced row; n: set to null. */
  readonly onDelete: string
}

let file: TestDatabase
let database: ReturnType<typeof openDatabase>
let columns: Column[]
let references: Reference[]
// Only the declarations are tested, so no rows are read.
const unread = () => {
  throw new Error('the test reads no rows')
}
const personalData = allPersonalData({ served: unread, onAccountDeleted: () => {}, whenComplete: unread })

beforeAll(async () => {
  file = await createTestDatabase()
  database = openDatabase(file.url, createLog('silent'), { max: 2 })
  columns = await rowsOf<Column>(
    database.db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and not exists (
          select 1 from pg_class c where c.oid = format('public.%I', table_name)::regclass and c.relispartition)
        order by table_name, ordinal_position`,
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

/** Tables about users: deleted with a user, referring to one, or with an identifying column. */
function personalTables(): Set<string> {
  const owned = new Set(['users'])
  for (let size = 0; size < owned.size; ) {
    size = owned.size
    for (const { table, to, onDelete } of references) if (owned.has(to) && onDelete === 'c') owned.add(table)
  }
  const referring = references.filter(({ to }) => to === 'users').map(({ table }) => table)
  const named = columns.filter(({ column }) => IDENTIFYING_NAME.test(column)).map(({ table }) => table)
  return new Set([...owned, ...referring, ...named])
}

const exportsOf = (table: string): string[] => personalData.flatMap(({ exports }) => exports[table] ?? [])
const withheld = new Map(personalData.flatMap(({ withholds = {} }) => Object.entries(withholds)))

describe('personal data', () => {
  test('is exported table by table, or excepted with a reason', () => {
    const personal = [...personalTables()]
    expect(personal.length).toBeGreaterThan(15)
    const missing = personal.filter((table) => exportsOf(table).length === 0 && !EXCEPTED[table])
    expect(missing, 'give these a source (server/platform/data/personal-data.ts), or a reason here').toEqual([])
    expect(Object.keys(EXCEPTED).filter((table) => !personal.includes(table))).toEqual([])
  })

  test('is exported column by column, or withheld with a reason', () => {
    const personal = personalTables()
    const missing = columns
      .filter(({ table }) => personal.has(table) && !EXCEPTED[table] && !PUBLIC_TABLES.includes(table))
      .filter(({ table, column }) => !exportsOf(table).includes(column) && !withheld.get(`${table}.${column}`))
      // The id of a row has no meaning outside of this server.
      .filter(({ column }) => column !== 'id')
      // References to the user, or to rows that are exported too, need not be exported.
      .filter((one) => !references.some(({ table, column, to }) => isSame(one, { table, column }) && personal.has(to)))
    expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  })

  test('names only existing tables and columns', () => {
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const named = personalData.flatMap(({ exports }) =>
      Object.entries(exports).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
    )
    expect([...named, ...withheld.keys()].filter((name) => !known.has(name))).toEqual([])
  })

  test('is deleted with the user or no longer refers to it: no reference prevents deleting an account', () => {
    const holding = references.filter(({ to, onDelete }) => to === 'users' && !['c', 'n'].includes(onDelete))
    expect(holding).toEqual([])
  })

  test('has a unique key, and headings in both languages', () => {
    const names = personalData.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
    for (const { title, purpose, fields } of personalData) {
      for (const words of [title, purpose, ...Object.values(fields)]) {
        expect(words.de.length).toBeGreaterThan(1)
        expect(words.en.length).toBeGreaterThan(1)
      }
    }
  })
})

const isSame = (one: Column, other: Column) => one.table === other.table && one.column === other.column
