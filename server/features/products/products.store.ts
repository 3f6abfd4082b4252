import { sql } from 'drizzle-orm'
import type { BaseColour } from '#contract/colours.ts'
import type { Gender, Language, ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { PRODUCT_STATUSES } from './products.tables.ts'
import type { PriceFacts } from './sales/lowest-price.ts'
import { priceFacts } from './sales/price-facts.store.ts'
import type { Size } from './sizes/read-size.ts'
import { MAY_BE_OPENED } from './visibility.store.ts'

export interface ImageRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly altDe: string
  readonly altEn: string
  /** In thousandths; absent where only the whole picture is shown. */
  readonly focusX?: number
  readonly focusY?: number
}

/** One variant of a product, in the order of the shop. */
export interface VariantRow {
  /** Null: not sold by size. */
  readonly size: Size | null
  /** Always before the release: shops have no stock of it yet. */
  readonly isAvailable: boolean
  /** In stock, also before the release. */
  readonly isInStock: boolean
  /** Null: the base price of the product. */
  readonly priceCents: number | null
  /** The shop's own name of the colour; empty where it has none. */
  readonly colour: Readonly<Record<Language, string>>
  readonly baseColour: BaseColour | null
  /** One of the product's pictures; null: none of its own. */
  readonly imageId: string | null
}

/** A product with all data that is shown of it, at the moment of reading. */
export interface ProductRow {
  readonly id: string
  readonly no: number
  readonly brandId: string
  readonly brandNo: number
  readonly brandName: string
  readonly isBrandPublic: boolean
  /** What the brand says about a delivery. */
  readonly shipping: { readonly grossCents: number | null; readonly note: Readonly<Record<Language, string>> }
  readonly name: string
  /** Language of the original texts, shown where the other one is missing. */
  readonly language: Language
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly gender: Gender
  readonly productType: ProductType
  readonly priceCents: number
  /** Price of the variants without a price of their own. */
  readonly basePriceCents: number
  readonly link: string | null
  readonly isPartnerLink: boolean
  readonly releaseAt: Date | null
  readonly status: (typeof PRODUCT_STATUSES)[number]
  /** Shown, if its brand is public. */
  readonly isListed: boolean
  /** Shown in the brand's shop and never dealt. */
  readonly isShopOnly: boolean
  readonly colours: string[]
  readonly variants: readonly VariantRow[]
  readonly materialDe: string
  readonly materialEn: string
  readonly tags: string[]
  readonly listedAt: Date
  readonly updatedAt: Date
  /** Prices and sales of a product that has a running or planned sale; null: it has none. */
  readonly priceFacts: PriceFacts | null
  /** The moment of reading. */
  readonly readAt: Date
  readonly images: ImageRow[]
}

/** Plain statements return timestamps as text. */
type WithTexts<Row> = { [K in keyof Row]: Date extends Row[K] ? Exclude<Row[K], Date> | string : Row[K] }

/** Which products: by number, by id, or the next `limit` after a number. */
export type Selection =
  | { readonly nos: readonly number[] }
  | { readonly ids: readonly string[] }
  | { readonly afterNo: number; readonly limit: number }

type VariantColumns = readonly [
  system: Size['system'],
  size: string | null,
  isAvailable: boolean,
  colourDe: string,
  colourEn: string,
  isInStock: boolean,
  priceCents: number | null,
  baseColour: BaseColour | null,
  imageId: string | null,
]

const variantOf = ([
  system,
  size,
  isAvailable,
  de,
  en,
  isInStock,
  priceCents,
  baseColour,
  imageId,
]: VariantColumns): VariantRow => ({
  size: size === null ? null : { system, size },
  isAvailable,
  isInStock,
  priceCents,
  colour: { de, en },
  baseColour,
  imageId,
})

function chosen(selection: Selection) {
  if ('nos' in selection) return sql`select id from products where no = any(${sql.param([...selection.nos])}::int[])`
  if ('ids' in selection) return sql`select id from products where id = any(${sql.param([...selection.ids])}::uuid[])`
  return sql`select id from products where no > ${selection.afterNo} order by no limit ${selection.limit}`
}

/** Products in order of their number, with brand, sales, the prices that they are measured by, and pictures. */
export async function selectProducts(db: Database, selection: Selection, now: Date): Promise<ProductRow[]> {
  const at = timestamptz(now)
  const rows = await rowsOf<WithTexts<Omit<ProductRow, 'variants' | 'readAt'>> & { variants: VariantColumns[] }>(
    db,
    sql`with chosen as materialized (${chosen(selection)}),
      current as (
        select distinct i.product_id from sale_products i join chosen c on c.id = i.product_id
        where i.ends_at > ${at} and i.starts_at < i.ends_at),
      facts as (
        select n.product_id, ${priceFacts(sql`n.product_id`)} as facts
        from current n),
      pictures as (
        select i.product_id, json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
          'placeholder', i.placeholder, 'altDe', i.alt_de, 'altEn', i.alt_en, 'focusX', i.focus_x, 'focusY', i.focus_y) order by i.position) as list
        from product_images i join chosen c on c.id = i.product_id group by i.product_id),
      offers as (
        select v.product_id, json_agg(json_build_array(v.size_system, v.size,
            v.is_available or coalesce(p.release_at > ${at}, false), v.colour_de, v.colour_en,
            v.is_available, v.price_gross_cents, v.colour, v.image_id) order by v.position) as list
        from product_variants v join chosen c on c.id = v.product_id join products p on p.id = c.id
        group by v.product_id)
      select p.id, p.no, p.brand_id as "brandId", b.no as "brandNo", b.name as "brandName", b.is_public as "isBrandPublic",
        json_build_object('grossCents', b.shipping_gross_cents, 'note',
          json_build_object('de', b.shipping_note_de, 'en', b.shipping_note_en)) as shipping,
        p.name, p.description_de as "descriptionDe", p.description_en as "descriptionEn", p.gender,
        p.product_type as "productType", p.price_gross_cents as "priceCents",
        coalesce(p.base_price_gross_cents, p.price_gross_cents) as "basePriceCents", p.link, p.is_partner_link as "isPartnerLink", p.release_at as "releaseAt", p.status,
        p.is_listed as "isListed", p.is_shop_only as "isShopOnly",
        p.colours, p.material_de as "materialDe", p.material_en as "materialEn", p.tags,
        p.created_at as "listedAt", p.updated_at as "updatedAt", p.language, f.facts as "priceFacts", coalesce(pi.list, '[]') as images,
        coalesce(o.list, '[]') as variants
      from chosen c join products p on p.id = c.id join brands b on b.id = p.brand_id
        left join facts f on f.product_id = p.id left join pictures pi on pi.product_id = p.id
        left join offers o on o.product_id = p.id
      order by p.no`,
  )
  return rows.map((row) => ({
    ...row,
    variants: row.variants.map(variantOf),
    listedAt: new Date(row.listedAt),
    updatedAt: new Date(row.updatedAt),
    releaseAt: row.releaseAt === null ? null : new Date(row.releaseAt),
    readAt: now,
  }))
}

/** Number and release of a product that signed-in users may open; null otherwise. */
export async function findVisibleProduct(
  db: Database,
  id: string,
): Promise<{ no: number; releaseAt: Date | null } | null> {
  const [row] = await rowsOf<{ no: number; releaseAt: string | null }>(
    db,
    sql`select p.no, p.release_at as "releaseAt" from products p join brands b on b.id = p.brand_id
        where p.id = ${id} and ${MAY_BE_OPENED}`,
  )
  return row ? { no: row.no, releaseAt: row.releaseAt === null ? null : new Date(row.releaseAt) } : null
}

/** Number of products whose external id has this prefix. */
export async function countByExternalId(db: Database, beginning: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*) as count from products where starts_with(external_id, ${beginning})`,
  )
  return row?.count ?? 0
}
