import { sql } from 'drizzle-orm'
import { DROP_RECORD } from '#contract/drop-record.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

/** From this moment on a date is announced for good. */
const fixedFrom = (now: Date) => sql`${timestamptz(now)} + ${DROP_RECORD.fixedHours}::int * interval '1 hour'`

/** Notes drops that are announced now, and forgets those that were called off, while their date was far enough away. */
export async function noteAnnounced(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`delete from drop_promises d using products p join brands b on b.id = p.brand_id
        where p.no = d.product_no and d.live_at is null and d.announced_at > ${fixedFrom(now)}
          and not (${IS_PUBLIC} and p.release_at is not null)`,
  )
  await db.execute(
    sql`insert into drop_promises as d (product_no, announced_at)
        select p.no, p.release_at from products p join brands b on b.id = p.brand_id
        where p.release_at > ${timestamptz(now)} and ${IS_PUBLIC}
        on conflict (product_no) do update set announced_at = excluded.announced_at
        where d.live_at is null and d.announced_at > ${fixedFrom(now)} and d.announced_at <> excluded.announced_at`,
  )
}

/**
 * Notes drops that are live. What did not change since its announced date was live then, also where this runs late; what
 * did counts from now on.
 */
export async function noteLive(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`update drop_promises d
        set live_at = case when p.updated_at <= d.announced_at then greatest(p.release_at, d.announced_at)
          else ${timestamptz(now)} end
        from products p join brands b on b.id = p.brand_id
        where p.no = d.product_no and d.live_at is null and ${IS_PUBLIC}
          and coalesce(p.release_at, d.announced_at) <= ${timestamptz(now)}`,
  )
}

interface Counted {
  readonly drops: number
  readonly onTime: number
}

/** Of the latest drops of a brand whose time is over, how many were live then; null for too few. */
export async function selectDropRecord(db: Database, brandNo: number, now: Date): Promise<Counted | null> {
  const late = sql`d.announced_at + ${DROP_RECORD.onTimeMinutes}::int * interval '1 minute'`
  const [row] = await rowsOf<Counted>(
    db,
    sql`select count(*)::int as drops, (count(*) filter (where is_on_time))::int as "onTime" from (
          select coalesce(d.live_at <= ${late}, false) as is_on_time
          from brands b join products p on p.brand_id = b.id join drop_promises d on d.product_no = p.no
          where b.no = ${brandNo} and (d.live_at is not null or ${late} < ${timestamptz(now)})
          order by d.announced_at desc limit ${DROP_RECORD.latest}) latest
        having count(*) >= ${DROP_RECORD.fewest}::int`,
  )
  return row ?? null
}
