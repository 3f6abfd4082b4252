import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

type Kind = 'users' | 'brands'

/** Names of accounts or handles of brands, in alphabetical order; without those that are gone. */
export async function selectNames(db: Database, kind: Kind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const wanted = sql`${sql.param([...ids])}::uuid[]`
  const rows = await rowsOf<{ name: string }>(
    db,
    kind === 'users'
      ? sql`select username as name from users where id = any(${wanted}) order by 1`
      : sql`select slug as name from brands where id = any(${wanted}) order by 1`,
  )
  return rows.map(({ name }) => name)
}

interface Found {
  readonly name: string
  /** Null: there is none of this name. */
  readonly id: string | null
}

/** Accounts or brands by their names, in any case. */
export async function findByName(db: Database, kind: Kind, names: readonly string[]): Promise<Found[]> {
  if (names.length === 0) return []
  const wanted = sql`unnest(${sql.param([...names])}::text[]) n(name)`
  return rowsOf<Found & Record<string, unknown>>(
    db,
    kind === 'users'
      ? sql`select n.name, (select u.id from users u where u.username_key = lower(normalize(btrim(n.name), NFKC)) limit 1) as id from ${wanted}`
      : sql`select n.name, (select b.id from brands b where b.slug = lower(n.name) and b.erased_at is null limit 1) as id
            from ${wanted}`,
  )
}
