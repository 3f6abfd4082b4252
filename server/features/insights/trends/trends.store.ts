import { sql } from 'drizzle-orm'
import { TREND, type TrendKind } from '#contract/trends.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { PRICE_BAND } from '../price-band.store.ts'

/** Days in Berlin, both included. */
export interface Periods {
  readonly from: string
  readonly to: string
  readonly fromBefore: string
  readonly toBefore: string
}

const notOfTeam = sql`not exists (select 1 from brand_members m where m.brand_id = p.brand_id and m.user_id = e.user_id)
  and not exists (select 1 from staff t where t.user_id = e.user_id)`

/** Public products, and the two periods. */
const shared = ({ from, to, fromBefore, toBefore }: Periods) => sql`
  periods(period, first, last) as (values ('now', ${from}::date, ${to}::date), ('before', ${fromBefore}::date, ${toBefore}::date)),
  own as materialized (
    select p.no, p.brand_id, p.product_type, p.colours, p.price_gross_cents, p.tags
    from products p join brands b on b.id = p.brand_id where b.is_public and p.status <> 'draft'),
  answers as materialized (
    select d.product_no, period, sum(d.liked) as likes, sum(d.liked + d.passed) as answers
    from periods join product_days d on d.day between first and last group by 1, 2),
  views as materialized (
    select distinct period, e.user_id, e.product_no
    from periods join product_events e on e.day between first and last and e.kind in ('viewed', 'detail')
      join own p on p.no = e.product_no where ${notOfTeam})`

/**
 * Makes all cells anew: of each property of the products, how its like rate changed against that of all products. Stored only
 * where enough people saw products of enough brands in both periods.
 */
export async function replaceTrends(db: Database, periods: Periods, now: Date): Promise<void> {
  await db.execute(sql`delete from trend_cells`)
  await db.execute(
    sql`with ${shared(periods)},
        properties as materialized (
          select no, brand_id, kind, key from own p, lateral (
            select 'type' as kind, p.product_type as key
            union all select 'price', ${PRICE_BAND}
            union select 'colour', colour from unnest(p.colours) colour
            union select 'tag', lower(btrim(tag)) from unnest(p.tags) tag where btrim(tag) <> '') k),
        total as (
          select period, sum(likes) / sum(answers) as rate from answers a join own on own.no = a.product_no
          group by 1 having sum(likes) > 0),
        rates as (
          select kind, key, period, sum(likes) / nullif(sum(answers), 0) as rate, count(distinct brand_id) as brands
          from properties r join answers a on a.product_no = r.no where a.answers > 0 group by 1, 2, 3),
        viewers as (
          select kind, key, period, count(distinct user_id) as people
          from properties r join views v on v.product_no = r.no group by 1, 2, 3),
        cells as (
          select kind, key, period, r.rate / t.rate as rate
          from rates r join viewers v using (kind, key, period) join total t using (period)
          where v.people >= ${TREND.fewestPeople}::int and r.brands >= ${TREND.fewestBrands}::int)
        insert into trend_cells (kind, key, change_percent, made_at)
        select kind, key, round(100 * (n.rate / b.rate - 1))::int, ${timestamptz(now)}
        from cells n join cells b using (kind, key)
        where n.period = 'now' and b.period = 'before' and b.rate > 0`,
  )
}

/** Makes the ranks of all brands anew that enough people saw: how many percent of the others are liked less. */
export async function replaceRanks(db: Database, periods: Periods): Promise<void> {
  await db.execute(sql`delete from brand_ranks`)
  await db.execute(
    sql`with ${shared(periods)},
        rates as (
          select p.brand_id, sum(likes) / nullif(sum(answers), 0) as rate
          from own p join answers a on a.product_no = p.no where period = 'now' group by 1),
        viewers as (
          select p.brand_id, count(distinct user_id) as people
          from own p join views v on v.product_no = p.no where period = 'now' group by 1),
        compared as (
          select brand_id, percent_rank() over (order by rate) as rank, count(*) over () as brands
          from rates join viewers using (brand_id) where rate is not null and people >= ${TREND.fewestPeople}::int)
        insert into brand_ranks (brand_no, percentile, brands)
        select b.no, round(100 * rank)::int, brands from compared join brands b on b.id = brand_id
        where brands >= ${TREND.fewestBrands}::int`,
  )
}

interface CellRow {
  readonly kind: TrendKind
  readonly key: string
  readonly changePercent: number
  readonly madeAt: string
}

/** All cells, those that changed most first. */
export const selectTrends = (db: Database): Promise<CellRow[]> =>
  rowsOf(
    db,
    sql`select kind, key, change_percent as "changePercent", ${momentText(sql`made_at`)} as "madeAt" from trend_cells
        order by abs(change_percent) desc, kind, key`,
  )

export async function selectRank(
  db: Database,
  brandNo: number,
): Promise<{ readonly percentile: number; readonly brands: number } | null> {
  const [row] = await rowsOf<{ percentile: number; brands: number }>(
    db,
    sql`select percentile, brands from brand_ranks where brand_no = ${brandNo}`,
  )
  return row ?? null
}
