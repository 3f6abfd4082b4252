import { sql } from 'drizzle-orm'
import type { ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

export interface OwnProduct {
  readonly no: number
  readonly name: string
  readonly productType: ProductType
  /** Price now, in a sale the reduced one; null: never shown. */
  readonly priceCents: number | null
  /** Shown to people now. */
  readonly isPublic: boolean
  readonly isShopOnly: boolean
  /** When it was shown for the first time, which begins its price history; null: never. */
  readonly listedAt: string | null
  readonly releaseAt: string | null
}

/** A product of this brand; null when it has none with this id. */
export async function selectOwnProduct(db: Database, brandId: string, id: string): Promise<OwnProduct | null> {
  const [row] = await rowsOf<OwnProduct>(
    db,
    sql`select p.no, p.name, p.product_type as "productType", (select h.price_gross_cents from price_history h
            where h.product_id = p.id and h.valid_to is null) as "priceCents",
          p.is_listed and b.is_public as "isPublic", p.is_shop_only as "isShopOnly",
          (select ${momentText(sql`min(h.valid_from)`)} from price_history h where h.product_id = p.id) as "listedAt",
          ${momentText(sql`p.release_at`)} as "releaseAt"
        from products p join brands b on b.id = p.brand_id where p.id = ${id} and p.brand_id = ${brandId}`,
  )
  return row ?? null
}
