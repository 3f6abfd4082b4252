import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { HAS_EVIDENCE } from '../evidence.store.ts'
import { products } from '../products.tables.ts'
import { withOptionsKeys } from '../saving/variant-keys.ts'
import { productVariants } from '../variants.tables.ts'

interface Hit {
  readonly id: string
  /** Null: made by hand. */
  readonly externalId: string | null
  /** Those of its variants that were asked for. */
  readonly skus: readonly string[]
  readonly gtins: readonly string[]
}

interface Asked {
  readonly brandId: string
  readonly externalIds: readonly string[]
  readonly skus: readonly string[]
  readonly gtins: readonly string[]
}

/** Products of the brand that one of these keys may mean: the shop's key, our id, an SKU or a GTIN. */
export function selectHits(db: Database, { brandId, externalIds, skus, gtins }: Asked): Promise<Hit[]> {
  const keys = sql`${sql.param([...externalIds])}::text[]`
  const isAsked = sql`(v.sku = any(${sql.param([...skus])}::text[]) or v.gtin = any(${sql.param([...gtins])}::text[]))`
  return rowsOf(
    db,
    sql`select p.id, case when p.source = 'import' then p.external_id end as "externalId",
          coalesce(array_agg(v.sku) filter (where v.sku <> ''), '{}') as skus,
          coalesce(array_agg(v.gtin) filter (where v.gtin is not null), '{}') as gtins
        from products p left join product_variants v on v.product_id = p.id and ${isAsked}
        where p.brand_id = ${brandId} and p.delete_after is null
          and (p.external_id = any(${keys}) or p.id::text = any(${keys}) or v.id is not null)
        group by p.id order by p.no`,
  )
}

interface SaleRow {
  readonly productId: string
  readonly percent: number
  readonly startsAt: string
  readonly endsAt: string
  readonly isImported: boolean
}

/** Sales of these products that run or are planned. */
export function selectOpenSales(db: Database, productIds: readonly string[], now: Date): Promise<SaleRow[]> {
  return rowsOf(
    db,
    sql`select l.product_id as "productId", s.percent::float as percent, l.starts_at as "startsAt",
          l.ends_at as "endsAt", s.is_imported as "isImported"
        from sales s join sale_products l on l.sale_id = s.id
        where l.product_id = any(${sql.param([...productIds])}::uuid[])
          and l.starts_at < l.ends_at and l.ends_at > ${timestamptz(now)}`,
  )
}

/** Inserts products in this order; returns their ids. */
export async function insertImported(db: Database, rows: readonly (typeof products.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const inserted = await db
    .insert(products)
    .values([...rows])
    .returning({ id: products.id, no: products.no })
  return inserted.toSorted((a, b) => a.no - b.no).map(({ id }) => id)
}

/** A statement takes 65 535 parameters; a variant has sixteen. */
const MOST_ROWS = 4000

export async function insertVariants(
  db: Database,
  rows: readonly (typeof productVariants.$inferInsert)[],
): Promise<void> {
  const keyed = withOptionsKeys(rows)
  for (let start = 0; start < keyed.length; start += MOST_ROWS) {
    await db.insert(productVariants).values(keyed.slice(start, start + MOST_ROWS))
  }
}

/** Those of these products that users have answered, saved or opened in the shop. */
export async function selectTouched(db: Database, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from products p where p.id = any(${sql.param([...productIds])}::uuid[]) and (
          exists (select 1 from interactions i where i.product_no = p.no)
          or exists (select 1 from saved_products s where s.product_no = p.no)
          or exists (select 1 from clicks c where c.product_id = p.id))`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes a draft of the brand of which nothing must be kept; false: it stays. */
export async function deleteDraft(db: Database, brandId: string, productId: string): Promise<boolean> {
  // A sale of a product that was never shown proves nothing.
  await db.execute(
    sql`with gone as (delete from sale_products i using sales s where i.sale_id = s.id and i.product_id = ${productId}
            and s.brand_id = ${brandId} and s.is_imported
            and not exists (select 1 from price_history h where h.product_id = i.product_id)
          returning i.sale_id)
        delete from sales s using gone where s.id = gone.sale_id`,
  )
  const rows = await rowsOf(
    db,
    sql`delete from products p where p.id = ${productId} and p.brand_id = ${brandId} and p.status = 'draft'
          and not ${HAS_EVIDENCE} returning 1`,
  )
  return rows.length > 0
}

/** Drafts of the brand in the order of their number. */
export async function selectDraftIds(db: Database, brandId: string, most: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from products where brand_id = ${brandId} and status = 'draft' and review_state = 'none'
          and delete_after is null order by no limit ${most}`,
  )
  return rows.map(({ id }) => id)
}
