import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'

/** What proves something about a product: its prices and sales, decisions about it, clicks to its shop. */
const EVIDENCE = sql`(exists (select 1 from price_history h where h.product_id = p.id)
  or exists (select 1 from sale_products s where s.product_id = p.id)
  or exists (select 1 from clicks c where c.product_id = p.id)
  or exists (select 1 from moderation_decisions d where d.target_type = 'product' and d.target_id = p.id))`

/** Deletes the products of a brand; of those that prove something, the texts, pictures and variants. */
export async function eraseProductRows(db: Database, brandId: string, now: Date): Promise<void> {
  const own = sql`(select id from products where brand_id = ${brandId})`
  for (const table of [sql`product_variants`, sql`product_images`, sql`held_product_images`, sql`product_changes`])
    await db.execute(sql`delete from ${table} where product_id in ${own}`)
  for (const table of [sql`product_undos`, sql`import_batches`, sql`import_mappings`, sql`product_feeds`])
    await db.execute(sql`delete from ${table} where brand_id = ${brandId}`)
  await db.execute(sql`delete from products p where p.brand_id = ${brandId} and not ${EVIDENCE}`)
  await db.execute(
    sql`update products set status = 'archived', is_held_back = false, external_id = null, description_de = '',
          description_en = '', link = null, material_de = '', material_en = '', fibres = '[]', care_de = '', care_en = '',
          origin_country = null, safety = null, claim_evidence = '', tags = '{}', colours = '{}',
          review_state = case review_state when 'in_review' then 'none' else review_state end,
          version = version + 1, updated_at = ${now.toISOString()}::timestamptz
        where brand_id = ${brandId}`,
  )
}
