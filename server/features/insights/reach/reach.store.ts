import { sql } from 'drizzle-orm'
import type { SwipeState } from '#contract/discovery.ts'
import type { SizeProfile } from '#contract/size-profile.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import type { Reach } from './reach-of.ts'

/** Products that brands with members show, and whose reach was not made since a moment. */
export async function selectDueNos(db: Database, madeSince: Date): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select p.no from products p join brands b on b.id = p.brand_id
        where p.is_listed and b.is_public and not p.is_shop_only
          and exists (select 1 from brand_members m where m.brand_id = b.id)
          and not exists (select 1 from product_reach r where r.product_no = p.no and r.made_at > ${timestamptz(madeSince)})
        order by p.no`,
  )
  return rows.map(({ no }) => no)
}

/** A person who was active, and a number for what the person chose. */
export interface ActivePerson {
  readonly userId: string
  readonly choice: number
}

/** Who was active since a moment, whose day in Berlin is given too; without staff. */
export const selectActive = (
  db: Database,
  { since, day }: { readonly since: Date; readonly day: string },
): Promise<ActivePerson[]> =>
  rowsOf(
    db,
    sql`select a.user_id as "userId", dense_rank() over (order by d.swipe_state -> 'filters', d.size_profile)::int as choice
        from (select user_id from product_events where day >= ${day}::date
            union select user_id from interactions where created_at >= ${timestamptz(since)}) a
          left join decks d on d.user_id = a.user_id
        where not exists (select 1 from staff t where t.user_id = a.user_id)`,
  )

const active = (people: readonly ActivePerson[]) =>
  sql`unnest(${sql.param(people.map(({ userId }) => userId))}::uuid[],
    ${sql.param(people.map(({ choice }) => choice))}::int[]) a(user_id, choice)`

interface ChoiceRow {
  readonly choice: number
  readonly filters: SwipeState['filters'] | null
  readonly sizeProfile: SizeProfile | null
}

/** What the active people chose; null: nothing so far. */
export const selectChoices = (db: Database, people: readonly ActivePerson[]): Promise<ChoiceRow[]> =>
  rowsOf(
    db,
    sql`select distinct on (a.choice) a.choice, d.swipe_state -> 'filters' as filters, d.size_profile as "sizeProfile"
        from ${active(people)} left join decks d on d.user_id = a.user_id order by a.choice`,
  )

interface BrandPeople {
  readonly brandNo: number
  readonly choice: number
  readonly people: number
}

const CAN_SEE = sql`not exists (select 1 from brand_ties t where t.user_id = a.user_id and t.brand_no = b.no and t.kind = 'hide')
  and not exists (select 1 from brand_members m where m.brand_id = b.id and m.user_id = a.user_id)`

/** Active people by choice, of each of these brands those who have not hidden it and do not work for it. */
export const selectPeople = (
  db: Database,
  people: readonly ActivePerson[],
  brandNos: readonly number[],
): Promise<BrandPeople[]> =>
  rowsOf(
    db,
    sql`select b.no as "brandNo", a.choice, count(*)::int as people
        from brands b cross join ${active(people)} where b.no = any(${sql.param([...brandNos])}::int[]) and ${CAN_SEE}
        group by 1, 2`,
  )

interface SeenBy {
  readonly no: number
  readonly choice: number
  readonly people: number
}

/** Of the same people those who have seen a product, by choice. */
export const selectSeen = (db: Database, people: readonly ActivePerson[], nos: readonly number[]): Promise<SeenBy[]> =>
  rowsOf(
    db,
    sql`select p.no, a.choice, count(distinct a.user_id)::int as people
        from (select user_id, product_no from product_events where product_no = any(${sql.param([...nos])}::int[])
            union select user_id, product_no from interactions
            where product_no = any(${sql.param([...nos])}::int[]) and action in ('like', 'pass', 'viewed')) s
          join ${active(people)} on a.user_id = s.user_id
          join products p on p.no = s.product_no join brands b on b.id = p.brand_id
        where ${CAN_SEE} group by 1, 2`,
  )

/** Stores the rounded reach of products. */
export async function upsertReach(
  db: Database,
  rows: readonly (Reach & { readonly no: number })[],
  now: Date,
): Promise<void> {
  const column = (name: keyof (typeof rows)[number]) => sql`${sql.param(rows.map((row) => row[name]))}::int[]`
  await db.execute(
    sql`insert into product_reach (product_no, fitting, seen, out_of_price, out_of_size, open, made_at)
        select r.*, ${timestamptz(now)} from unnest(${column('no')}, ${column('fitting')}, ${column('seen')},
          ${column('outOfPrice')}, ${column('outOfSize')}, ${column('open')}) r
        on conflict (product_no) do update set fitting = excluded.fitting, seen = excluded.seen,
          out_of_price = excluded.out_of_price, out_of_size = excluded.out_of_size, open = excluded.open,
          made_at = excluded.made_at`,
  )
}

/** The reach of a product; null: not made so far. */
export async function selectReach(db: Database, no: number): Promise<(Reach & { readonly madeAt: string }) | null> {
  const [row] = await rowsOf<Reach & { readonly madeAt: string }>(
    db,
    sql`select fitting, seen, out_of_price as "outOfPrice", out_of_size as "outOfSize", open,
          ${momentText(sql`made_at`)} as "madeAt" from product_reach where product_no = ${no}`,
  )
  return row ?? null
}
