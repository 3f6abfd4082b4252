import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface NewNote {
  readonly brandId: string
  readonly text: string
  /** The version that was read; 0: there was none. */
  readonly version: number
  readonly by: string
  readonly now: Date
}

/** Writes the note over that version; null: another one stands there by now. */
export async function writeNote(db: Database, { brandId, text, version, by, now }: NewNote): Promise<number | null> {
  const [row] = await rowsOf<{ version: number }>(
    db,
    version === 0
      ? sql`insert into brand_notes (brand_id, text, changed_by, changed_at)
            values (${brandId}, ${text}, ${by}, ${timestamptz(now)}) on conflict do nothing returning version`
      : sql`update brand_notes set text = ${text}, changed_by = ${by}, changed_at = ${timestamptz(now)},
              version = version + 1
            where brand_id = ${brandId} and version = ${version} returning version`,
  )
  return row?.version ?? null
}
