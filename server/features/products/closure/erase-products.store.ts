import { sql } from 'drizzle-orm'
import { type Database, timestamptz } from '#server/platform/data/database.ts'
import { HAS_EVIDENCE } from '../evidence.store.ts'

/** Deletes the products of a brand; of those that prove something, the texts, pictures and variants. */
export async function eraseProductRows(db: Database, brandId: string, now: Date): Promise<void> {
  const own = sql`(select id from products where brand_id = ${brandId})`
  for (const table of [sql`product_variants`, sql`product_images`, sql`held_product_images`, sql`product_changes`])
    await db.execute(sql`delete from ${table} where product_id in ${own}`)
  for (const table of [sql`product_undos`, sql`import_batches`, sql`import_mappings`, sql`product_feeds`])
    await db.execute(sql`delete from ${table} where brand_id = ${brandId}`)
  await db.execute(sql`delete from products p where p.brand_id = ${brandId} and not ${HAS_EVIDENCE}`)
  // Its periods and percentages prove prices; its words do not.
  await db.execute(
    sql`update sales set name = '', badge = '', promo_code = null, filter = null, version = version + 1
        where brand_id = ${brandId}`,
  )
  await db.execute(
    sql`update products set name = 'Gelöschtes Produkt', status = 'archived', is_held_back = false, external_id = null, description_de = '',
          description_en = '', link = null, link_affiliate_host = null, material_de = '', material_en = '', fibres = '[]', care_de = '', care_en = '',
          origin_country = null, safety = null, claim_evidence = '', tags = '{}', colours = '{}',
          review_state = case review_state when 'in_review' then 'none' else review_state end,
          version = version + 1, updated_at = ${timestamptz(now)}
        where brand_id = ${brandId}`,
  )
}
