import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface MovedProduct {
  readonly id: string
  readonly brandId: string
  readonly isClosed: boolean
}

/** Sets and lifts the hold of holidays where it differs from those of the brand; at most so many products at a time. */
export const moveClosureHolds = (db: Database, now: Date, most: number): Promise<MovedProduct[]> =>
  rowsOf(
    db,
    sql`with wrong as (
          select p.id, b.is_closed
          from products p join (
            select id, coalesce(closed_from <= ${timestamptz(now)}
              and closed_to > ${timestamptz(now)}, false) as is_closed from brands) b on b.id = p.brand_id
          where b.is_closed <> ('closure' = any(p.hold_reasons))
          order by p.no limit ${most} for update of p)
        update products p set hold_reasons = case when w.is_closed
            then array_append(p.hold_reasons, 'closure') else array_remove(p.hold_reasons, 'closure') end
        from wrong w where p.id = w.id
        returning p.id, p.brand_id as "brandId", w.is_closed as "isClosed"`,
  )

/** Products of a brand, to be announced again. */
export const selectNosOfBrand = (db: Database, brandId: string): Promise<{ readonly no: number }[]> =>
  rowsOf(db, sql`select no from products where brand_id = ${brandId} order by no`)
