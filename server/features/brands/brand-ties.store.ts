import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { BRAND_TIES } from './brands.tables.ts'

export type BrandTie = (typeof BRAND_TIES)[number]

/** Number of the approved brand with this id, or null. */
export async function selectBrandNo(db: Database, id: string): Promise<number | null> {
  const [row] = await rowsOf<{ no: number }>(db, sql`select no from brands where id = ${id} and is_public`)
  return row?.no ?? null
}

/** Stores that a user follows or hides a brand; one replaces the other. Does nothing when the user was deleted. */
export async function upsertTie(db: Database, userId: string, brandNo: number, kind: BrandTie): Promise<void> {
  await db.execute(
    sql`insert into brand_ties as t (user_id, brand_no, kind)
        select id, ${brandNo}, ${kind} from users where id = ${userId} for key share
        on conflict (user_id, brand_no) do update set kind = excluded.kind, created_at = now()
          where t.kind <> excluded.kind`,
  )
}

/** Deletes a tie of this kind only. */
export async function deleteTie(db: Database, userId: string, brandNo: number, kind: BrandTie): Promise<void> {
  await db.execute(sql`delete from brand_ties where user_id = ${userId} and brand_no = ${brandNo} and kind = ${kind}`)
}

/** Numbers of the brands that a user has hidden. */
export async function selectHiddenNos(db: Database, userId: string): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select brand_no as no from brand_ties where user_id = ${userId} and kind = 'hide'`,
  )
  return rows.map(({ no }) => no)
}
