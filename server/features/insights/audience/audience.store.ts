import { sql } from 'drizzle-orm'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { AUDIENCE_ROWS } from '../audience.tables.ts'
import { PRICE_BAND } from '../price-band.store.ts'

export interface AudienceRow {
  readonly brandId: string
  readonly trait: (typeof AUDIENCE_ROWS)[number]
  readonly value: string
  readonly people: number
}

/** Whether the month was counted for any brand. */
export async function isCounted(db: Database, month: string): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from brand_audiences where month = ${month}::date limit 1`)).length > 0
}

/**
 * Who liked or clicked products of each brand between two moments, once each, by trait; only of brands with enough of them.
 * Undone likes, the brand's team and staff are left out.
 */
export const selectAudiences = (
  db: Database,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<AudienceRow[]> =>
  rowsOf(
    db,
    sql`with likes as materialized (
          select distinct i.user_id, p.no, p.brand_id, p.product_type, p.price_gross_cents
          from interactions i join products p on p.no = i.product_no
          where i.action = 'like' and i.created_at >= ${timestamptz(start)} and i.created_at < ${timestamptz(end)}
            and not exists (select 1 from interactions u
              where u.user_id = i.user_id and u.takes_back = i.seq and u.seq > i.seq and u.action = 'undo')),
        people as materialized (
          select brand_id, user_id from (
            select brand_id, user_id from likes
            union
            select p.brand_id, c.user_id from clicks c join products p on p.id = c.product_id
            where c.clicked_at >= ${timestamptz(start)} and c.clicked_at < ${timestamptz(end)} and c.user_id is not null) e
          where not exists (select 1 from brand_members m where m.brand_id = e.brand_id and m.user_id = e.user_id)
            and not exists (select 1 from staff t where t.user_id = e.user_id)),
        enough as materialized (
          select brand_id, user_id from (select *, count(*) over (partition by brand_id) as everyone from people) p
          where everyone >= ${FEWEST_PEOPLE}::int),
        prices as materialized (
          select user_id, percentile_disc(0.5) within group (order by price_gross_cents) as price_gross_cents
          from likes group by user_id),
        traits as (
          select e.brand_id, 'everyone' as trait, 'all' as value from enough e
          union all
          select e.brand_id, 'gender', case jsonb_array_length(d.swipe_state -> 'filters' -> 'gender')
              when 1 then d.swipe_state -> 'filters' -> 'gender' ->> 0 when 2 then 'several' when 3 then 'several' else 'none' end
          from enough e left join decks d on d.user_id = e.user_id
          union all
          select e.brand_id, 'price', coalesce(${PRICE_BAND}, 'none') from enough e left join prices p on p.user_id = e.user_id
          union all
          select e.brand_id, 'type', coalesce(t.type, 'none') from enough e left join lateral (
            select mode() within group (order by l.product_type) as type from likes l
            where l.user_id = e.user_id and l.brand_id <> e.brand_id) t on true)
        select brand_id as "brandId", trait, value, count(*)::int as people from traits group by 1, 2, 3`,
  )

export async function insertAudiences(db: Database, month: string, rows: readonly AudienceRow[]): Promise<void> {
  const column = <K extends keyof AudienceRow>(name: K) => sql.param(rows.map((row) => row[name]))
  await db.execute(
    sql`insert into brand_audiences (brand_id, month, trait, value, people)
        select brand_id, ${month}::date, trait, value, people
        from unnest(${column('brandId')}::uuid[], ${column('trait')}::text[], ${column('value')}::text[],
          ${column('people')}::int[]) a(brand_id, trait, value, people)`,
  )
}

/** What is stored of a brand since a day, the newest month first. */
export const selectOwnAudiences = (
  db: Database,
  brandId: string,
  since: string,
): Promise<(Omit<AudienceRow, 'brandId'> & { readonly month: string })[]> =>
  rowsOf(
    db,
    sql`select month::text, trait, value, people from brand_audiences
        where brand_id = ${brandId} and month >= ${since}::date order by month desc, people desc, value`,
  )
