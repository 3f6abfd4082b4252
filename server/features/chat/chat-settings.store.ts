import { sql } from 'drizzle-orm'
import type { ChatSettings } from '#contract/chat-settings.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Null: the brand has set nothing. */
export async function findChatSettings(db: Database, brandId: string): Promise<ChatSettings | null> {
  const [row] = await rowsOf<ChatSettings>(
    db,
    sql`select version, hours, away_text as "awayText", replies from brand_chat_settings where brand_id = ${brandId}`,
  )
  return row ?? null
}

/** False: they have another version meanwhile. */
export async function saveChatSettings(
  db: Database,
  brandId: string,
  { version, hours, awayText, replies }: ChatSettings,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into brand_chat_settings as s (brand_id, hours, away_text, replies)
        values (${brandId}, ${hours === null ? null : JSON.stringify(hours)}::jsonb, ${awayText}, ${JSON.stringify(replies)}::jsonb)
        on conflict (brand_id) do update set hours = excluded.hours, away_text = excluded.away_text,
          replies = excluded.replies, version = s.version + 1
          where s.version = ${version}
        returning s.version`,
  )
  return rows.length > 0
}
