import { sql } from 'drizzle-orm'
import type { SizeProfile } from '#contract/size-profile.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface ShownQuery {
  readonly userId: string
  readonly filterKey: string
  readonly page: number
}

interface Shown {
  /** Numbers of products that must not be dealt again. */
  readonly seen: Int32Array
  /** Product numbers dealt with these filters on earlier pages; for page 1, on all pages of the last deal. */
  readonly dealt: Int32Array
  /** The sizes that the user entered; null when there are none. */
  readonly sizeProfile: SizeProfile | null
  /** Numbers of the saved products. */
  readonly saved: readonly number[]
}

function numbersOf(bytes: Buffer | null, read: (bytes: Buffer, at: number) => number): Int32Array {
  return Int32Array.from({ length: (bytes?.length ?? 0) / 4 }, (_, at) => (bytes ? read(bytes, at * 4) : 0))
}

interface Columns {
  readonly seen: Buffer | null
  readonly dealt: Buffer | null
  readonly sizeProfile: SizeProfile | null
  readonly saved: readonly number[] | null
}

/** Reads which cards a user was shown, but not whether the user liked them. */
export async function selectShown(db: Database, { userId, filterKey, page }: ShownQuery): Promise<Shown> {
  const [row] = await rowsOf<Columns>(
    db,
    sql`select
      (select string_agg(int4send(product_no), ''::bytea) from (
        select distinct on (i.product_no) i.product_no, i.seq, i.action from interactions i
        where i.user_id = ${userId} and i.action in ('like', 'pass', 'undo', 'viewed')
        order by i.product_no, i.seq desc) latest
        where action <> 'undo'
          and seq > coalesce((select viewed_after_seq from decks where user_id = ${userId}), 0)) as seen,
      (select string_agg(p.product_nos, ''::bytea order by p.page) from dealt_pages p
        where p.user_id = ${userId} and p.filter_key = ${filterKey}
          and (${page}::int = 1 or p.page < ${page}::int)) as dealt,
      (select array_agg(product_no order by saved_at) from saved_products where user_id = ${userId}) as saved,
      (select size_profile from decks where user_id = ${userId}) as "sizeProfile"`,
  )
  return {
    seen: numbersOf(row?.seen ?? null, (bytes, at) => bytes.readInt32BE(at)),
    dealt: numbersOf(row?.dealt ?? null, (bytes, at) => bytes.readInt32LE(at)),
    sizeProfile: row?.sizeProfile ?? null,
    saved: row?.saved ?? [],
  }
}

/** Deletes the stored taste of a user; the log stays, so that the taste can be relearned. */
export async function deleteTaste(db: Database, userId: string): Promise<void> {
  await db.execute(sql`delete from tastes where user_id = ${userId}`)
}

/** Deletes the stored tastes of all users who turned the personal order off. */
export async function deleteUnwantedTastes(db: Database): Promise<void> {
  await db.execute(sql`delete from tastes t using users u where u.id = t.user_id and not u.personalised`)
}
