import { sql } from 'drizzle-orm'
import type { EndingCause } from '#contract/brand-endings.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface EndingBrand {
  readonly name: string
  readonly language: Language
  readonly isErased: boolean
  readonly isClosing: boolean
  /** ISO 8601; null: staff do not end its account. */
  readonly endsAt: string | null
  readonly cause: EndingCause | null
  readonly hasEnded: boolean
}

const COLUMNS = sql`name, language, erased_at is not null as "isErased", delete_after is not null as "isClosing",
  to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt", ends_cause as cause,
  ended_at is not null as "hasEnded"`

export async function selectEnding(db: Database, brandId: string): Promise<EndingBrand | null> {
  const [row] = await rowsOf<EndingBrand & Record<string, unknown>>(
    db,
    sql`select ${COLUMNS} from brands where id = ${brandId}`,
  )
  return row ?? null
}

/** The same, locked until the caller's transaction ends. */
export async function lockEnding(db: Database, brandId: string): Promise<EndingBrand | null> {
  const [row] = await rowsOf<EndingBrand & Record<string, unknown>>(
    db,
    sql`select ${COLUMNS} from brands where id = ${brandId} for update`,
  )
  return row ?? null
}

export async function writeEnding(
  db: Database,
  brandId: string,
  { at, cause }: { readonly at: Date; readonly cause: EndingCause },
): Promise<void> {
  await db.execute(
    sql`update brands set ends_at = ${timestamptz(at)}, ends_cause = ${cause}, version = version + 1
        where id = ${brandId}`,
  )
}

/** Takes the end back; a brand that was closed by it is open again. */
export async function clearEnding(db: Database, brandId: string): Promise<void> {
  await db.execute(
    sql`update brands set delete_after = case when ended_at is null then delete_after end,
          ends_at = null, ends_cause = null, ended_at = null, version = version + 1
        where id = ${brandId}`,
  )
}

/** Closes the brand. One that its owner has closed before is erased as it was told. */
export async function closeEnded(
  db: Database,
  brandId: string,
  { now, deleteAfter }: { readonly now: Date; readonly deleteAfter: Date },
): Promise<void> {
  await db.execute(
    sql`update brands set ended_at = ${timestamptz(now)},
          delete_after = coalesce(delete_after, ${timestamptz(deleteAfter)}), version = version + 1
        where id = ${brandId}`,
  )
}

/** Brands whose account ends now. */
export const selectAccountsDue = (db: Database, now: Date): Promise<{ readonly id: string }[]> =>
  rowsOf(
    db,
    sql`select id from brands where ends_at <= ${timestamptz(now)} and ended_at is null and erased_at is null
        order by ends_at, no`,
  )
