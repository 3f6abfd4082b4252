import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Brands whose days of grace are over. */
export const selectDue = (db: Database, now: Date): Promise<{ readonly id: string }[]> =>
  rowsOf(
    db,
    sql`select id from brands where delete_after <= ${now.toISOString()}::timestamptz and erased_at is null
        order by delete_after, no`,
  )

interface DueBrand {
  readonly no: number
  readonly name: string
}

/** Locks the brand until the caller's transaction ends; null where it was erased or its closing was taken back. */
export async function lockDue(db: Database, brandId: string, now: Date): Promise<DueBrand | null> {
  const [row] = await rowsOf<DueBrand & Record<string, unknown>>(
    db,
    sql`select no, name from brands where id = ${brandId} and delete_after <= ${now.toISOString()}::timestamptz
        and erased_at is null for update`,
  )
  return row ?? null
}

/** No handle can contain an underscore, so that no registration meets it. */
const ERASED_SLUG = sql`'erased_' || no`

/**
 * Deletes what the brand entered, its pictures, team and followers. Its row stays without a name, because decisions,
 * assurances and prices refer to it; name and handle can be registered again.
 */
export async function eraseBrandRows(db: Database, { no }: DueBrand, brandId: string, now: Date): Promise<void> {
  for (const table of [sql`brand_pictures`, sql`brand_imprints`, sql`brand_ties`])
    await db.execute(sql`delete from ${table} where brand_no = ${no}`)
  for (const table of [
    sql`brand_socials`,
    sql`brand_domains`,
    sql`brand_invites`,
    sql`brand_members`,
    sql`brand_themes`,
    sql`brand_theme_versions`,
    sql`brand_theme_links`,
    sql`order_keys`,
    sql`orders`,
    sql`order_days`,
    sql`brand_reports`,
    sql`conversations`,
    sql`brand_chat_settings`,
    sql`tax_advisers`,
    sql`brand_notes`,
  ])
    await db.execute(sql`delete from ${table} where brand_id = ${brandId}`)
  await db.execute(
    sql`update subscriptions set override_reason = '' where brand_id = ${brandId} and override_reason is not null`,
  )
  await db.execute(
    sql`update brands set name = 'Gelöschte Marke', name_key = null, slug = ${ERASED_SLUG}, description_de = '',
          description_en = '', city = '', website = null, product_types = '{}', genders = '{}', review_hints = '{}',
          verified_at = null, closed_from = null, closed_to = null, closure_note_de = '', closure_note_en = '', claim_evidence = '',
          shipping_gross_cents = null, shipping_note_de = '', shipping_note_en = '',
          erased_at = ${now.toISOString()}::timestamptz, version = version + 1
        where id = ${brandId}`,
  )
}
