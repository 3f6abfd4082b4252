import { type SQL, sql } from 'drizzle-orm'
import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import type { SizeChoice } from '#contract/sizes.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { GROUP_KINDS } from '../people-groups.tables.ts'

type GroupKind = (typeof GROUP_KINDS)[number]

/** Counting reads many events: it may exceed the statement timeout of requests. Needs a transaction. */
export const allowLongStatements = (db: Database) =>
  db.execute(sql`select set_config('statement_timeout', '600000', true)`)

const notOfTeam = (user: SQL, brand: SQL) =>
  sql`not exists (select 1 from brand_members m where m.brand_id = ${brand} and m.user_id = ${user})
    and not exists (select 1 from staff t where t.user_id = ${user})`

/** Until when a product was counted: of that on, people are of the next group. */
const countedUntil = (kind: GroupKind) =>
  sql`(select max(g.counted_until) from people_groups g where g.kind = ${kind} and g.product_no = p.no)`

/**
 * Counts everyone who passed a product at its present price since its last group, once each and by the last pass, where
 * these are enough people for a group.
 */
export async function insertPriceGroups(db: Database, until: Date): Promise<void> {
  await db.execute(
    sql`with open as materialized (
          select p.no, p.brand_id, h.price_gross_cents, greatest(h.valid_from, ${countedUntil('price')}) as since
          from products p join price_history h on h.product_id = p.id and h.valid_to is null
          where p.status <> 'archived'),
        passes as (
          select distinct on (i.product_no, i.user_id) i.product_no, r.user_id is not null as is_concerned
          from open o join interactions i on i.product_no = o.no and i.created_at > o.since
            left join interactions r on r.user_id = i.user_id and r.takes_back = i.seq and r.seq > i.seq
              and r.action = 'too-expensive'
          where i.action = 'pass' and i.created_at <= ${timestamptz(until)}
            and i.created_at > (select min(since) from open)
            and not exists (select 1 from interactions u
              where u.user_id = i.user_id and u.takes_back = i.seq and u.seq > i.seq and u.action = 'undo')
            and ${notOfTeam(sql`i.user_id`, sql`o.brand_id`)}
          order by i.product_no, i.user_id, i.seq desc)
        insert into people_groups (kind, product_no, counted_until, people, concerned, price_gross_cents)
        select 'price', o.no, ${timestamptz(until)}, count(*), count(*) filter (where is_concerned), o.price_gross_cents
        from passes s join open o on o.no = s.product_no
        group by o.no, o.price_gross_cents having count(*) >= ${FEWEST_PEOPLE}::int
        on conflict do nothing`,
  )
}

export interface Savers {
  readonly productNo: number
  /** The sizes that these people have named, of any type. */
  readonly sizes: readonly SizeChoice[]
  readonly people: number
}

/** Who saved a product since its last group and has named sizes, by these sizes; only of products with enough of them. */
export const selectSavers = (db: Database, types: readonly ProductType[], until: Date): Promise<Savers[]> =>
  rowsOf(
    db,
    sql`with open as materialized (
          select p.no, p.brand_id, coalesce(${countedUntil('size')}, '-infinity') as since
          from products p where p.is_listed and p.product_type = any(${sql.param([...types])}::text[])),
        savers as (
          select s.product_no, d.size_profile -> 'sizes' as sizes, count(*)::int as people
          from open o join saved_products s on s.product_no = o.no and s.saved_at > o.since
            join decks d on d.user_id = s.user_id
          where s.saved_at <= ${timestamptz(until)} and jsonb_array_length(d.size_profile -> 'sizes') > 0
            and ${notOfTeam(sql`s.user_id`, sql`o.brand_id`)}
          group by 1, 2)
        select product_no as "productNo", sizes, people from (
          select *, sum(people) over (partition by product_no) as everyone from savers) s
        where everyone >= ${FEWEST_PEOPLE}::int order by product_no`,
  )

export interface Group {
  readonly productNo: number
  readonly people: number
  readonly concerned: number
}

export async function insertSizeGroups(db: Database, groups: readonly Group[], until: Date): Promise<void> {
  const column = (name: keyof Group) => sql`${sql.param(groups.map((group) => group[name]))}::int[]`
  await db.execute(
    sql`insert into people_groups (kind, product_no, counted_until, people, concerned)
        select 'size', no, ${timestamptz(until)}, people, concerned
        from unnest(${column('productNo')}, ${column('people')}, ${column('concerned')}) g(no, people, concerned)
        on conflict do nothing`,
  )
}
