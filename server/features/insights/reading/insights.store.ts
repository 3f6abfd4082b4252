import { sql } from 'drizzle-orm'
import { INSIGHT_STEPS } from '#contract/insights.limits.ts'
import type { Steps } from '#contract/insights.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { PRICE_BAND } from '../price-band.store.ts'

/** What is read: sums of one brand. */
export interface Selection {
  readonly brandId: string
  readonly productNo: number | null
  readonly promoted: boolean | null
  /** Days in Berlin, both included, and their bounds. */
  readonly from: string
  readonly to: string
  readonly start: Date
  readonly end: Date
}

interface BucketRow extends Steps {
  readonly start: string
}
interface GroupRow extends Steps {
  readonly key: string
  readonly name: string | null
}

const SUMS = sql.raw(INSIGHT_STEPS.map((step) => `sum(s.${step})::int as ${step}`).join(', '))

const isOwn = ({ brandId, productNo, promoted }: Selection) =>
  sql`p.brand_id = ${brandId} and (${productNo}::int is null or p.no = ${productNo})
    and (${promoted}::boolean is null or s.is_promoted = ${promoted})`
const fromHours = (selection: Selection) =>
  sql`from products p join product_hours s on s.product_no = p.no
    where ${isOwn(selection)} and s.hour >= ${timestamptz(selection.start)} and s.hour < ${timestamptz(selection.end)}`
const fromDays = (selection: Selection) =>
  sql`from products p join product_days s on s.product_no = p.no
    where ${isOwn(selection)} and s.day between ${selection.from}::date and ${selection.to}::date`

/** Sums by hour. A moment is turned into text once for each hour: for each row it takes most of the time. */
const byHour = (selection: Selection) => sql`(select s.hour, ${SUMS} ${fromHours(selection)} group by s.hour) s`

/** Sums by hour, `2026-03-01T10:00:00Z`, without hours in which nothing happened. */
export const selectHours = (db: Database, selection: Selection): Promise<BucketRow[]> =>
  rowsOf(
    db,
    sql`select to_char(s.hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start, ${SUMS} from ${byHour(selection)}
        group by 1 order by 1`,
  )

/** Sums by day, week (from Monday) or month, named by its first day, without those in which nothing happened. */
export const selectDays = (db: Database, selection: Selection, unit: 'day' | 'week' | 'month'): Promise<BucketRow[]> =>
  rowsOf(
    db,
    sql`select date_trunc(${unit}, s.day::timestamp)::date::text as start, ${SUMS} ${fromDays(selection)} group by 1 order by 1`,
  )

const KEYS = {
  product: sql`p.id::text`,
  type: sql`p.product_type`,
  gender: sql`p.gender`,
  price: PRICE_BAND,
  source: sql`s.source`,
  device: sql`s.device`,
  promotion: sql`case when s.is_promoted then 'promoted' else 'organic' end`,
} as const

/** Sums by a property of the products or of the events, the most shown first. */
export const selectGroups = (db: Database, selection: Selection, by: keyof typeof KEYS): Promise<GroupRow[]> =>
  rowsOf(
    db,
    sql`select ${KEYS[by]} as key, ${by === 'product' ? sql`p.name` : sql`null::text`} as name, ${SUMS} ${fromDays(selection)}
        group by 1, 2 order by sum(s.shown) desc, 1`,
  )

/** Sums by weekday (1 is Monday) and hour in Berlin: `1 09`. */
export const selectWeekdayHours = (db: Database, selection: Selection): Promise<GroupRow[]> =>
  rowsOf(
    db,
    sql`select to_char(s.hour at time zone 'Europe/Berlin', 'ID HH24') as key, null::text as name, ${SUMS}
        from ${byHour(selection)} group by 1 order by 1`,
  )

/** A product of this brand; null when it has none with this id. */
export async function findOwn(db: Database, brandId: string, id: string) {
  const [row] = await rowsOf<{ no: number; name: string }>(
    db,
    sql`select no, name from products where id = ${id} and brand_id = ${brandId}`,
  )
  return row ?? null
}

/** The sums of all days between two, both included. */
export async function selectTotals(db: Database, selection: Selection): Promise<Steps | null> {
  const [row] = await rowsOf<Steps>(db, sql`select ${SUMS} ${fromDays(selection)} having count(*) > 0`)
  return row ?? null
}
