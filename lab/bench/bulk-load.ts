import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'

/** What is taken from a table while it is filled, and how it comes back. */
interface Taken {
  readonly drop: string
  readonly restore: string
}

/** Foreign keys of these tables and on them first, since they hold on to the keys; then keys. */
const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint
  where contype in ('f', 'p', 'u') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  order by contype = 'f' desc, conrelid::regclass::text, conname`

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
  from pg_index i
  where indrelid = any($1::regclass[]) and not exists (
    select from pg_constraint where conindid = indexrelid and conrelid = indrelid and contype in ('p', 'u'))
  order by indexrelid::regclass::text`

/**
 * Fills tables that hold no keys, foreign keys or indexes meanwhile, and puts these back as they were: each is built, and
 * checked, once for all rows instead of row by row, as a restored backup would be. One transaction: all of it or nothing.
 */
export async function fillWithoutIndexes(
  pool: pg.Pool,
  tables: readonly string[],
  fill: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local maintenance_work_mem = '512MB'`)
    const taken = await listTaken(client, tables)
    for (const { drop } of taken) await client.query(drop)
    await fill(client)
    for (const { restore } of taken.toReversed()) await client.query(restore)
    // A table short of an index would be measured slower than it is, and nobody would know why.
    if (!isDeepStrictEqual(await listTaken(client, tables), taken)) throw new Error('keys or indexes did not come back')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function listTaken(client: pg.PoolClient, tables: readonly string[]): Promise<Taken[]> {
  const constraints = await client.query<Taken>(CONSTRAINTS, [tables])
  const indexes = await client.query<Taken>(INDEXES, [tables])
  return [...constraints.rows, ...indexes.rows]
}
