import { sql } from 'drizzle-orm'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { ImageRow } from '../products.store.ts'

export interface BoostRow {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly brandName: string
  readonly gender: Gender
  readonly productType: ProductType
  readonly link: string | null
  readonly isListed: boolean
  readonly isShopOnly: boolean
  /** Only its link keeps it from being shown. */
  readonly isHeldByLink: boolean
  readonly linkFailures: number
  /** The first one; null: none. */
  readonly image: ImageRow | null
}

/** Products of a brand with what a boost depends on; deleted ones and those of others are left out. */
export const selectBoostRows = (db: Database, brandId: string, ids: readonly string[]): Promise<BoostRow[]> =>
  rowsOf(
    db,
    sql`select p.id, p.no, p.name, b.name as "brandName", p.gender, p.product_type as "productType", p.link,
          p.is_listed as "isListed", p.is_shop_only as "isShopOnly", p.link_failures as "linkFailures",
          p.status = 'active' and p.hold_reasons = array['link'] as "isHeldByLink",
          (select jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder,
              'altDe', i.alt_de, 'altEn', i.alt_en, 'focusX', i.focus_x, 'focusY', i.focus_y)
            from product_images i where i.product_id = p.id order by i.position limit 1) as image
        from products p join brands b on b.id = p.brand_id
        where p.brand_id = ${brandId} and p.id = any(${sql.param([...ids])}::uuid[]) and p.delete_after is null`,
  )
