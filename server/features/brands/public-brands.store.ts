import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Numbers above `after` up to `upTo`. */
interface NumberRange {
  readonly after: number
  readonly upTo: number
}

/** Ids of the approved brands of this range that sell something, in order of their number. */
export async function selectPublicBrandIds(db: Database, { after, upTo }: NumberRange): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select b.id from brands b
        where b.no > ${after} and b.no <= ${upTo} and b.is_public
          and exists (select from products p where p.brand_id = b.id and p.is_listed)
        order by b.no`,
  )
  return rows.map(({ id }) => id)
}

/** The highest brand number; 0 when there is none. */
export async function selectLastBrandNo(db: Database): Promise<number> {
  const [row] = await rowsOf<{ no: number }>(db, sql`select coalesce(max(no), 0) as no from brands`)
  return row?.no ?? 0
}

/** Brands that everyone may see. */
export async function countPublic(db: Database): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count from brands where is_public`)
  return row?.count ?? 0
}
