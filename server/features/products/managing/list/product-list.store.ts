import { type SQL, sql } from 'drizzle-orm'
import {
  type BrandProductSort,
  type ProductFlaw,
  type ProductState,
  VIEW_DAYS,
} from '#contract/brand-products.limits.ts'
import type { BrandProductFilter } from '#contract/brand-products.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { ImageRow } from '../../products.store.ts'

/** The state that the workspace shows, of `products p`; in TypeScript it is `stateOf` of product-state.ts. */
const stateAt = (now: Date) => sql`case
  when p.review_state = 'blocked' then 'blocked'
  when p.status in ('archived', 'draft') then p.status
  when p.review_state <> 'none' then p.review_state
  when p.status = 'paused' then 'paused'
  when p.hold_reasons && array['closure', 'link', 'suspended'] then 'held'
  when p.hold_reasons @> array['plan'] then 'over_plan'
  when p.hold_reasons <> '{}' or p.release_at > ${timestamptz(now)} then 'scheduled'
  when not exists (select 1 from product_variants v where v.product_id = p.id and v.is_available)
    and exists (select 1 from product_variants v where v.product_id = p.id) then 'sold_out'
  else 'active' end`

/** Below 200 and from 400 on the shop did not show the product. */
const FLAWS: Readonly<Record<ProductFlaw, SQL>> = {
  'no-picture': sql`not exists (select 1 from product_images i where i.product_id = p.id)`,
  'broken-link': sql`(p.link_status is not null and (p.link_status < 200 or p.link_status >= 400))`,
  'no-material': sql`(p.fibres = '[]' and p.material_de = '' and p.product_type in ('tops', 'pants')
    and not 'productType' = any(p.unset))`,
}

const isOnSale = (now: Date) => sql`exists (select 1 from sale_products i
  where i.product_id = p.id and i.starts_at <= ${timestamptz(now)} and i.ends_at > ${timestamptz(now)})`

/** All products of the brand with what can be filtered for. */
const listed = (brandId: string, now: Date) => sql`
  select p.*, ${stateAt(now)} as state, ${isOnSale(now)} as on_sale, coalesce(p.release_at > ${timestamptz(now)}, false) as is_drop,
    ${FLAWS['no-picture']} as no_picture, ${FLAWS['broken-link']} as broken_link, ${FLAWS['no-material']} as no_material,
    exists (select 1 from product_changes c where c.product_id = p.id and c.state = 'in_review' and (c.changes <> '{}'
        or exists (select 1 from held_product_images h where h.product_id = p.id and h.state = 'waiting')))
      as has_pending
  from products p where p.brand_id = ${brandId} and p.delete_after is null`

/** Views are stored by day in Berlin. */
const firstDay = (now: Date) => sql`((${timestamptz(now)} at time zone 'Europe/Berlin')::date - ${VIEW_DAYS}::int)`

const COLUMN_OF_FLAW = {
  'no-picture': 'no_picture',
  'broken-link': 'broken_link',
  'no-material': 'no_material',
} as const

/** A text as a LIKE pattern that means only itself (Trust S46). */
const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The state is not 'archived', without deriving it: that would read the variants of every product. */
const IS_NOT_ARCHIVED = sql`(l.status <> 'archived' or l.review_state = 'blocked')`

function conditionOf(filter: BrandProductFilter): SQL {
  const parts: SQL[] = []
  if (filter.status === 'in_review') parts.push(sql`(l.state = 'in_review' or l.has_pending)`)
  else parts.push(filter.status ? sql`l.state = ${filter.status}` : IS_NOT_ARCHIVED)
  if (filter.type) parts.push(sql`(l.product_type = ${filter.type} and not 'productType' = any(l.unset))`)
  if (filter.gender) parts.push(sql`(l.gender = ${filter.gender} and not 'gender' = any(l.unset))`)
  if (filter.sale) parts.push(sql`l.on_sale = ${filter.sale === 'yes'}`)
  if (filter.drop) parts.push(sql`l.is_drop = ${filter.drop === 'yes'}`)
  if (filter.flaw) parts.push(sql.raw(`l.${COLUMN_OF_FLAW[filter.flaw]}`))
  if (filter.q) {
    const like = contains(filter.q)
    parts.push(sql`(l.name ilike ${like} or array_to_string(l.tags, ' ') ilike ${like}
      or exists (select 1 from product_variants v where v.product_id = l.id and (v.sku ilike ${like} or v.gtin = ${filter.q})))`)
  }
  return sql.join(parts, sql` and `)
}

interface Order {
  readonly column: SQL
  readonly type: 'timestamptz' | 'text' | 'int'
  readonly isDescending: boolean
}

const ORDERS: Readonly<Record<BrandProductSort, Order>> = {
  updated: { column: sql`l.updated_at`, type: 'timestamptz', isDescending: true },
  new: { column: sql`l.created_at`, type: 'timestamptz', isDescending: true },
  name: { column: sql`lower(l.name)`, type: 'text', isDescending: false },
  'price-up': { column: sql`l.price_gross_cents`, type: 'int', isDescending: false },
  'price-down': { column: sql`l.price_gross_cents`, type: 'int', isDescending: true },
}

/** The last product of the page before. */
export interface ListPlace {
  readonly key: string
  readonly no: number
}

export interface ListedProduct extends ListPlace {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly sku: string
  readonly productType: ProductType
  readonly category: string
  readonly gender: Gender
  readonly unset: readonly string[]
  readonly state: ProductState
  readonly hasPendingChange: boolean
  readonly stock: number | null
  readonly variants: number
  readonly views: number | null
  readonly answers: number
  readonly likes: number
  readonly noPicture: boolean
  readonly brokenLink: boolean
  readonly noMaterial: boolean
  readonly picture: ImageRow | null
}

interface Selecting {
  readonly brandId: string
  readonly filter: BrandProductFilter
  readonly now: Date
}

/** One page of a brand's products. */
export function selectListed(
  db: Database,
  { brandId, filter, now }: Selecting,
  page: { readonly sort: BrandProductSort; readonly after: ListPlace | null; readonly limit: number },
): Promise<ListedProduct[]> {
  const { column, type, isDescending } = ORDERS[page.sort]
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const beyond = sql.raw(isDescending ? '<' : '>')
  const after = page.after
    ? sql`and (${column}, l.no) ${beyond} (${page.after.key}::${sql.raw(type)}, ${page.after.no}::int)`
    : sql``
  return rowsOf(
    db,
    sql`with listed as not materialized (${listed(brandId, now)}),
        page as (select l.*, ${column}::text as key from listed l where ${conditionOf(filter)} ${after}
          order by ${column} ${direction}, l.no ${direction} limit ${page.limit})
      select g.id, g.no, g.key, g.version, g.name, g.product_type as "productType", g.category, g.gender, g.unset, g.state,
        g.has_pending as "hasPendingChange", g.no_picture as "noPicture", g.broken_link as "brokenLink",
        g.no_material as "noMaterial", coalesce(v.sku, '') as sku, v.stock, coalesce(v.count, 0)::int as variants,
        case when exists (select 1 from price_history h where h.product_id = g.id) then (
          select coalesce(sum(d.viewed), 0)::int from product_days d where d.product_no = g.no and d.day > ${firstDay(now)}
          ) end as views,
        coalesce(c.swipes, 0)::int as answers, coalesce(c.likes, 0)::int as likes,
        (select json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder,
            'altDe', i.alt_de, 'altEn', i.alt_en)
          from product_images i where i.product_id = g.id order by i.position limit 1) as picture
      from page g left join product_counts c on c.product_no = g.no left join lateral (
        select (array_agg(v.sku order by v.position))[1] as sku, sum(v.stock)::int as stock, count(*) as count
        from product_variants v where v.product_id = g.id) v on true
      order by ${sql.raw('g.key')}::${sql.raw(type)} ${direction}, g.no ${direction}`,
  )
}

/** Ids that a filter admits, the last changed first. */
export async function selectListedIds(
  db: Database,
  { brandId, filter, now }: Selecting,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select l.id from (${listed(brandId, now)}) l where ${conditionOf(filter)} order by l.updated_at desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export interface CountRow {
  readonly state: ProductState
  readonly products: number
  readonly admitted: number
  readonly pending: number
  readonly noPicture: number
  readonly brokenLink: number
  readonly noMaterial: number
  readonly drops: number
  readonly onSale: number
}

/** How many products of each state there are, and how many of them the filter admits. `offset 0`: each state is derived once. */
export function countListed(db: Database, { brandId, filter, now }: Selecting): Promise<CountRow[]> {
  return rowsOf(
    db,
    sql`select l.state, count(*)::int as products, count(*) filter (where ${conditionOf(filter)})::int as admitted,
          count(*) filter (where l.has_pending and l.state <> 'in_review')::int as pending,
          count(*) filter (where l.no_picture)::int as "noPicture",
          count(*) filter (where l.broken_link)::int as "brokenLink",
          count(*) filter (where l.no_material)::int as "noMaterial",
          count(*) filter (where l.is_drop)::int as drops, count(*) filter (where l.on_sale)::int as "onSale"
        from (${listed(brandId, now)} offset 0) l group by l.state`,
  )
}
