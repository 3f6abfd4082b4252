import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

/** People per step, each once per product and day (Decision 134); the brand's team is left out. */
interface DaySums {
  readonly day: string
  readonly viewed: number
  readonly saved: number
  readonly unsaved: number
  readonly clicked: number
}

/** The sums of all days of a brand, the oldest first. */
export const selectSumsByDay = (db: Database, brandId: string): Promise<DaySums[]> =>
  rowsOf(
    db,
    sql`select d.day, sum(d.viewed)::int as viewed, sum(d.saved)::int as saved, sum(d.unsaved)::int as unsaved,
          sum(d.clicked)::int as clicked
        from products p join product_days d on d.product_no = p.no
        where p.brand_id = ${brandId} group by d.day order by d.day`,
  )

/** Views in whole hours between two moments. */
export async function countViewsBetween(
  db: Database,
  brandId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> {
  const [row] = await rowsOf<{ views: number }>(
    db,
    sql`select coalesce(sum(h.viewed), 0)::int as views
        from products p join product_hours h on h.product_no = p.no
        where p.brand_id = ${brandId} and h.hour >= ${timestamptz(from)} and h.hour < ${timestamptz(until)}`,
  )
  return row?.views ?? 0
}

interface TopRow {
  readonly id: string
  readonly name: string
  readonly viewers: number
  readonly likes: number
  readonly saves: number
  readonly clicks: number
}

/** Products that at least so many people looked at since a day, the best liked first. */
export const selectTop = (
  db: Database,
  brandId: string,
  { from, viewers, most }: { readonly from: string; readonly viewers: number; readonly most: number },
): Promise<TopRow[]> =>
  rowsOf(
    db,
    sql`select p.id, p.name, sum(d.viewed)::int as viewers, sum(d.liked)::int as likes, sum(d.saved)::int as saves,
          sum(d.clicked)::int as clicks
        from products p join product_days d on d.product_no = p.no
        where p.brand_id = ${brandId} and p.status <> 'archived' and d.day >= ${from}::date
        group by p.id, p.name having sum(d.viewed) >= ${viewers}
        order by sum(d.liked)::float8 / sum(d.viewed) desc, sum(d.viewed) desc, p.id limit ${most}`,
  )
