import pg from 'pg'
import { type DemoMarks, deletionOrder, emptyReferences, markRows, tablesOf } from './mark-rows.store.ts'
import { REMOVED_NAME } from './removed.store.ts'

/** How long the command waits for what the running server is doing. */
const LOCK_MS = 30_000

export interface RemovedRows {
  /** By table, the most first; empty: there was no demo. */
  readonly counts: ReadonlyMap<string, number>
  /** Numbers of the products, for what processes keep in memory. */
  readonly productNos: readonly number[]
  /** Keys of stored files that no row names any more. */
  readonly files: readonly string[]
}

interface Removal extends DemoMarks {
  /** Of the owner of the tables: the server itself cannot delete what proves something. */
  readonly databaseUrl: string
  readonly now: Date
  /** False: everything is rolled back, and only counted. */
  readonly isMeant: boolean
}

/** Deletes the demo in one transaction. Others can read meanwhile; what they write waits. */
export async function removeRows({ databaseUrl, now, isMeant, ...marks }: Removal): Promise<RemovedRows> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'dropdeck-demo-remove' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${LOCK_MS}`)
    // No row may move to another place between marking and deleting.
    await client.query(`lock table ${(await tablesOf(client)).join(', ')} in share row exclusive mode`)
    await markRows(client, marks)
    const removed = await deleteMarked(client)
    if (removed.counts.size > 0) await noteRemoved(client, now)
    await client.query(isMeant ? 'commit' : 'rollback')
    return removed
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error is reported
    throw error
  } finally {
    await client.end()
  }
}

const marked = (table: string, columns: string): string =>
  `select ${columns} from ${table} t join demo_rows d on d.part = t.tableoid and d.place = t.ctid`

async function deleteMarked(client: pg.Client): Promise<RemovedRows> {
  const products = await client.query<{ no: number }>(marked('products', 't.no'))
  const files = await client.query<{ key: string }>(
    `${marked('files', 't.key')} union ${marked('invoice_files', 't.storage_key as key')}`,
  )
  await emptyReferences(client)
  const counts = new Map<string, number>()
  // Counted before: rows of accounts go by the trigger of another table, or with what they refer to.
  const { rows } = await client.query<{ name: string; count: number }>(
    `select coalesce(i.inhparent, d.part)::regclass::text as name, count(*)::int as count
     from demo_rows d left join pg_inherits i on i.inhrelid = d.part group by 1 order by 2 desc, 1`,
  )
  for (const { name, count } of rows) counts.set(name, count)
  // Dealt again at the next request: pages of anybody may hold products of the demo.
  if (counts.size > 0) await client.query('delete from dealt_pages')
  for (const table of await deletionOrder(client)) {
    if (!counts.has(table)) continue
    await client.query(`delete from ${table} t using demo_rows d where d.part = t.tableoid and d.place = t.ctid`)
  }
  return { counts, productNos: products.rows.map(({ no }) => no), files: files.rows.map(({ key }) => key) }
}

const noteRemoved = (client: pg.Client, now: Date) =>
  client.query(
    `insert into operation_settings (name, value, version, changed_at) values ($1, 'true', 1, $2)
     on conflict (name) do update set changed_at = excluded.changed_at`,
    [REMOVED_NAME, now],
  )
