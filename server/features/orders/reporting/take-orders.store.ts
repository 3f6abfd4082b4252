import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { orders } from '../orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** The orders of a brand with these numbers. */
export const selectOrders = (db: Database, brandId: string, numbers: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.brandId, brandId), inArray(orders.orderNo, [...numbers])))

/** Returns the ids of those that were inserted: a number that another call inserted meanwhile is left out. */
export async function insertOrders(db: Database, rows: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const added = await db
    .insert(orders)
    .values([...rows])
    .onConflictDoNothing({ target: [orders.brandId, orders.orderNo] })
    .returning({ id: orders.id })
  return new Set(added.map(({ id }) => id))
}

/** A click to the shop of a brand. */
export interface Click {
  readonly key: string
  readonly clickedAt: Date
  readonly productId: string
  readonly source: string
  readonly device: string
  readonly isPromoted: boolean
  /** By the brand's team or by staff. */
  readonly isOwn: boolean
}

interface ClickSearch {
  readonly brandId: string
  readonly keys: readonly string[]
  readonly since: Date
}

/** Clicks to products of this brand, by key; those to other brands are unknown. */
export async function selectClicks(
  db: Database,
  { brandId, keys, since }: ClickSearch,
): Promise<ReadonlyMap<string, Click>> {
  if (keys.length === 0) return new Map()
  const rows = await rowsOf<Omit<Click, 'clickedAt'> & { readonly clickedAt: string }>(
    db,
    sql`select c.key, c.clicked_at as "clickedAt", c.product_id as "productId", coalesce(c.source, 'unknown') as source,
          coalesce(c.device, 'unknown') as device, c.campaign_id is not null as "isPromoted",
          exists (select 1 from brand_members m where m.brand_id = p.brand_id and m.user_id = c.user_id)
            or exists (select 1 from staff t where t.user_id = c.user_id) as "isOwn"
        from clicks c join products p on p.id = c.product_id and p.brand_id = ${brandId}
        where c.key = any(${sql.param([...keys])}::uuid[]) and c.clicked_at > ${timestamptz(since)}`,
  )
  return new Map(rows.map((row) => [row.key, { ...row, clickedAt: new Date(row.clickedAt) }]))
}

/** A sale of a brand with a promo code. */
export interface CodeSale {
  readonly saleId: string
  /** In capitals. */
  readonly code: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** Its only product; null: it has several. */
  readonly productId: string | null
}

/** The sales of a brand with one of these codes, the latest first. */
export async function selectCodeSales(db: Database, brandId: string, codes: readonly string[]): Promise<CodeSale[]> {
  if (codes.length === 0) return []
  const rows = await rowsOf<Omit<CodeSale, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string }>(
    db,
    sql`select s.id as "saleId", upper(s.promo_code) as code, s.starts_at as "startsAt",
          least(s.ends_at, s.cancelled_at) as "endsAt",
          (select case when count(*) = 1 then min(i.product_id::text)::uuid end from sale_products i where i.sale_id = s.id)
            as "productId"
        from sales s where s.brand_id = ${brandId}
          and upper(s.promo_code) = any(${sql.param(codes.map((code) => code.toUpperCase()))}::text[])
        order by s.starts_at desc`,
  )
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) }))
}
