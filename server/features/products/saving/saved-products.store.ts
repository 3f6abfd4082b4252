import { sql } from 'drizzle-orm'
import type { ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { PRODUCT_STATUSES } from '../products.tables.ts'
import type { ImageInput } from './product-input.ts'

export interface SavedSale {
  readonly percent: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isImported: boolean
}

/** What an import needs to know of an existing product. */
export interface SavedProduct {
  readonly externalId: string
  readonly status: (typeof PRODUCT_STATUSES)[number]
  readonly isHeldBack: boolean
  readonly productType: ProductType
  /** Regular price, which its sales reduce. */
  readonly priceCents: number
  /** Pictures of earlier imports; those that were added by hand have no source. */
  readonly images: readonly (Omit<ImageInput, 'source'> & { readonly source: string | null })[]
  readonly sales: readonly SavedSale[]
}

type Row = Omit<SavedProduct, 'sales'> & {
  readonly sales: readonly { [Key in keyof SavedSale]: SavedSale[Key] extends Date ? string : SavedSale[Key] }[]
}

/** Locks these products of a brand and returns the existing ones. */
export async function selectSaved(
  db: Database,
  brandId: string,
  externalIds: readonly string[],
): Promise<SavedProduct[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`with chosen as materialized (
          select * from products where brand_id = ${brandId}
            and external_id = any(${sql.param([...externalIds])}::text[]) order by no for update)
        select c.external_id as "externalId", c.status, c.is_held_back as "isHeldBack", 
          c.product_type as "productType", c.price_gross_cents as "priceCents",
          (select coalesce(json_agg(json_build_object('source', i.source, 'master', i.master, 'width', i.width,
              'height', i.height, 'placeholder', i.placeholder, 'altDe', i.alt_de, 'altEn', i.alt_en)
              order by i.position), '[]') from product_images i where i.product_id = c.id) as images,
          (select coalesce(json_agg(json_build_object('percent', s.percent, 'startsAt', l.starts_at,
              'endsAt', l.ends_at, 'isImported', s.is_imported)), '[]') from sales s join sale_products l on l.sale_id = s.id
            where l.product_id = c.id and l.starts_at < l.ends_at) as sales
        from chosen c`,
  )
  return rows.map((row) => ({
    ...row,
    sales: row.sales.map((sale) => ({ ...sale, startsAt: new Date(sale.startsAt), endsAt: new Date(sale.endsAt) })),
  }))
}
