import { sql } from 'drizzle-orm'
import type { SizeProfile } from '#contract/size-profile.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** The user's sizes; null: never set. */
export async function selectSizeProfile(db: Database, userId: string): Promise<SizeProfile | null> {
  const [row] = await rowsOf<{ profile: SizeProfile | null }>(
    db,
    sql`select size_profile as profile from decks where user_id = ${userId}`,
  )
  return row?.profile ?? null
}

/** Saves the sizes; nothing when the user was deleted meanwhile. */
export async function upsertSizeProfile(db: Database, userId: string, profile: SizeProfile): Promise<void> {
  await db.execute(
    sql`insert into decks (user_id, size_profile)
        select id, ${JSON.stringify(profile)}::jsonb from users where id = ${userId} for key share
        on conflict (user_id) do update set size_profile = excluded.size_profile`,
  )
}
