import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { IS_PUBLIC } from './visibility.store.ts'

/** Numbers above `after` up to `upTo`. */
interface NumberRange {
  readonly after: number
  readonly upTo: number
}

/** Ids of the public products of this range (Trust S41), in order of their number. */
export async function selectPublicIds(db: Database, { after, upTo }: NumberRange): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from products p join brands b on b.id = p.brand_id
        where p.no > ${after} and p.no <= ${upTo} and ${IS_PUBLIC} order by p.no`,
  )
  return rows.map(({ id }) => id)
}

/** The highest product number; 0 when there is none. */
export async function selectLastNo(db: Database): Promise<number> {
  const [row] = await rowsOf<{ no: number }>(db, sql`select coalesce(max(no), 0) as no from products`)
  return row?.no ?? 0
}

/** Id of the product with this key of a brand; null when there is none. */
export async function selectIdByKey(db: Database, brandSlug: string, externalId: string): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from products p join brands b on b.id = p.brand_id
        where b.slug = ${brandSlug} and p.external_id = ${externalId}`,
  )
  return row?.id ?? null
}
