import { sql } from 'drizzle-orm'
import type { Wish } from '#recommender/style/wishes.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** A stored preference; brands by number. */
export type SaidWish = Wish & { readonly saidAt: string }

/** A user's stated preferences, in the order in which they were stated. */
export async function selectWishes(db: Database, userId: string): Promise<readonly SaidWish[]> {
  const [row] = await rowsOf<{ wishes: readonly SaidWish[] | null }>(
    db,
    sql`select wishes from decks where user_id = ${userId}`,
  )
  return row?.wishes ?? []
}

/** Replaces a user's stated preferences. The user row must be locked. */
export async function upsertWishes(db: Database, userId: string, wishes: readonly SaidWish[]): Promise<void> {
  const said = wishes.length === 0 ? null : JSON.stringify(wishes)
  await db.execute(
    sql`insert into decks (user_id, wishes) values (${userId}, ${said}::jsonb)
        on conflict (user_id) do update set wishes = excluded.wishes`,
  )
}

export interface NamedBrand {
  readonly no: number
  readonly id: string
  readonly name: string
}

/** Names of brands by their numbers. */
export function selectBrands(db: Database, nos: readonly number[]): Promise<NamedBrand[]> {
  return rowsOf(db, sql`select no, id, name from brands where no = any(${sql.param([...nos])}::int[])`)
}

/** All visible brands, by name. */
export function selectBrandNames(db: Database): Promise<{ id: string; name: string }[]> {
  return rowsOf(db, sql`select id, name from brands where is_public order by lower(name), no limit 1000`)
}

/** Whether the user has personalisation turned on. */
export async function isPersonalised(db: Database, userId: string): Promise<boolean> {
  const [row] = await rowsOf<{ personalised: boolean }>(db, sql`select personalised from users where id = ${userId}`)
  return row?.personalised ?? false
}
