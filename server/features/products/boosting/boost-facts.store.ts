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

/** What a boost depends on, of `products p` and `brands b`. */
const COLUMNS = sql`p.id, p.no, p.name, b.name as "brandName", p.gender, p.product_type as "productType", p.link,
  p.is_listed as "isListed", p.is_shop_only as "isShopOnly", p.link_failures as "linkFailures",
  p.status = 'active' and p.hold_reasons = array['link'] as "isHeldByLink",
  (select jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder,
      'altDe', i.alt_de, 'altEn', i.alt_en, 'focusX', i.focus_x, 'focusY', i.focus_y)
    from product_images i where i.product_id = p.id order by i.position limit 1) as image`

/** Products of a brand with what a boost depends on; deleted ones and those of others are left out. */
export const selectBoostRows = (db: Database, brandId: string, ids: readonly string[]): Promise<BoostRow[]> =>
  rowsOf(
    db,
    sql`select ${COLUMNS} from products p join brands b on b.id = p.brand_id
        where p.brand_id = ${brandId} and p.id = any(${sql.param([...ids])}::uuid[]) and p.delete_after is null`,
  )

export interface BoostableSearch {
  /** Part of the name or of a SKU; empty: all. */
  readonly text: string
  /** Only these; null: all. */
  readonly ids: readonly string[] | null
  readonly most: number
}

/** Products to choose from with their number, those that are shown first; without archived ones. */
export async function searchBoostRows(db: Database, brandId: string, { text, ids, most }: BoostableSearch) {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const among = ids ? sql`and id = any(${sql.param([...ids])}::uuid[])` : sql``
  const rows = await rowsOf<BoostRow & { readonly total: number }>(
    db,
    sql`select ${COLUMNS}, p.total from (
          select *, count(*) over ()::int as total from products f
          where brand_id = ${brandId} and delete_after is null and status <> 'archived' ${among} and (name ilike ${like}
            or exists (select 1 from product_variants v where v.product_id = f.id and v.sku ilike ${like}))
          order by is_listed desc, lower(name), id limit ${most}) p
        join brands b on b.id = p.brand_id order by p.is_listed desc, lower(p.name), p.id`,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}
