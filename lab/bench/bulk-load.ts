import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'

/** A key, foreign key or index that is dropped while a table is filled, and how it is restored. */
interface Dropped {
  readonly drop: string
  readonly restore: string
}

/** Foreign keys first, because they depend on the keys. */
const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint
  where contype in ('f', 'p', 'u', 'x') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
  order by contype = 'f' desc, conrelid::regclass::text, conname`

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as restore
  from pg_index i
  where indrelid = any($1::regclass[]) and not exists (
    select from pg_constraint where conindid = indexrelid and conrelid = indrelid and contype in ('p', 'u', 'x'))
  order by indexrelid::regclass::text`

/**
 * Drops keys, foreign keys and indexes, fills the tables, and restores them in one transaction: building them once for
 * all rows is much faster than maintaining them row by row. A restored backup does the same.
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
    const dropped = await listDroppable(client, tables)
    for (const { drop } of dropped) await client.query(drop)
    await fill(client)
    for (const { restore } of dropped.toReversed()) await client.query(restore)
    // A missing index would make everything measured afterwards slower without a visible reason.
    if (!isDeepStrictEqual(await listDroppable(client, tables), dropped))
      throw new Error('keys or indexes were not restored')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function listDroppable(client: pg.PoolClient, tables: readonly string[]): Promise<Dropped[]> {
  const constraints = await client.query<Dropped>(CONSTRAINTS, [tables])
  const indexes = await client.query<Dropped>(INDEXES, [tables])
  return [...constraints.rows, ...indexes.rows]
}
