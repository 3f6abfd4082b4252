import { sql } from 'drizzle-orm'
import { CHOICE_MOST } from '#contract/subscription.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Likes of the last days, in the sums that are counted anyway. */
const LIKE_DAYS = 90

const likesOf = (today: string) => sql`coalesce((
  select sum(d.liked) from product_days d where d.product_no = p.no and d.day > ${today}::date - ${LIKE_DAYS}::int), 0)`

interface Places {
  readonly most: number
  readonly today: string
  /** Products that the brand wants to show first. */
  readonly chosen: readonly string[]
}

/**
 * Holds back the active products above the limit of the plan, and shows again those that have a place: first the chosen
 * ones, then those that are shown now, then the most liked. At most so many rows at a time; returns their ids.
 */
export async function movePlanHolds(
  db: Database,
  brandId: string,
  { most, today, chosen }: Places,
  rows: number,
): Promise<string[]> {
  const moved = await rowsOf<{ id: string }>(
    db,
    sql`with placed as (
          select p.id, p.hold_reasons @> array['plan'] as is_held, row_number() over (
            order by p.id = any(${sql.param(chosen)}::uuid[]) desc, p.hold_reasons @> array['plan'], ${likesOf(today)} desc, p.no
          ) <= ${most} as has_place
          from products p where p.brand_id = ${brandId} and p.status = 'active' and p.delete_after is null),
        wrong as (select id, is_held from placed where is_held = has_place order by id limit ${rows})
        update products p set hold_reasons = case when w.is_held
            then array_remove(p.hold_reasons, 'plan') else array_append(p.hold_reasons, 'plan') end
        from wrong w where p.id = w.id
        returning p.id`,
  )
  return moved.map(({ id }) => id)
}

export async function countHeld(db: Database, brandId: string): Promise<number> {
  const [row] = await rowsOf<{ held: number }>(
    db,
    sql`select count(*)::int as held from products
        where brand_id = ${brandId} and status = 'active' and delete_after is null and hold_reasons @> array['plan']`,
  )
  return row?.held ?? 0
}

export interface Choice {
  readonly id: string
  readonly name: string
  readonly likes: number
  readonly isHeld: boolean
}

/** The active products of a brand, the most liked first. */
export const selectChoice = (db: Database, brandId: string, today: string): Promise<Choice[]> =>
  rowsOf(
    db,
    sql`select p.id, p.name, ${likesOf(today)}::int as likes, p.hold_reasons @> array['plan'] as "isHeld"
        from products p where p.brand_id = ${brandId} and p.status = 'active' and p.delete_after is null
        order by likes desc, p.no limit ${CHOICE_MOST}`,
  )
