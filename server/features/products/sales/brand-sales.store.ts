import { and, eq, sql } from 'drizzle-orm'
import type { SaleState } from '#contract/brand-sales.limits.ts'
import type { SaleChoice } from '#contract/brand-sales.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { saleProducts, sales } from '../prices.tables.ts'

export type SaleColumns = typeof sales.$inferSelect

const stateAt = (now: Date) => sql<SaleState>`case when s.cancelled_at is not null then 'cancelled'
  when s.ends_at <= ${timestamptz(now)} then 'ended' when s.starts_at > ${timestamptz(now)} then 'planned' else 'running' end`

interface Listing {
  readonly brandId: string
  readonly state: SaleState | null
  /** The last sale of the page before. */
  readonly after: string | null
  readonly now: Date
  readonly limit: number
}

/** Ids of the brand's own sales, the latest start first. */
export async function selectSaleIds(db: Database, { brandId, state, after, now, limit }: Listing): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select s.id from sales s where s.brand_id = ${brandId} and not s.is_imported
          and (${state}::text is null or ${stateAt(now)} = ${state})
          and (${after}::uuid is null or (s.starts_at, s.id) < (select l.starts_at, l.id from sales l
            where l.id = ${after} and l.brand_id = ${brandId}))
        order by s.starts_at desc, s.id desc limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

export async function countSales(db: Database, brandId: string, now: Date): Promise<Record<SaleState, number>> {
  const rows = await rowsOf<{ state: SaleState; sales: number }>(
    db,
    sql`select ${stateAt(now)} as state, count(*)::int as sales from sales s
        where s.brand_id = ${brandId} and not s.is_imported group by 1`,
  )
  const none = { running: 0, planned: 0, ended: 0, cancelled: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, sales: count }) => [state, count])) }
}

/** Products that a sale of an import reduces now. */
export async function countImported(db: Database, brandId: string, now: Date): Promise<number> {
  const [row] = await rowsOf<{ products: number }>(
    db,
    sql`select count(*)::int as products from sale_products i join sales s on s.id = i.sale_id
        where i.brand_id = ${brandId} and s.is_imported and i.starts_at <= ${timestamptz(now)} and i.ends_at > ${timestamptz(now)}`,
  )
  return row?.products ?? 0
}

/** Ids of the products of each sale, in the order of their numbers. */
export async function selectMembers(
  db: Database,
  brandId: string,
  saleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await rowsOf<{ saleId: string; ids: string[] }>(
    db,
    sql`select i.sale_id as "saleId", json_agg(i.product_id order by p.no) as ids
        from sale_products i join products p on p.id = i.product_id
        where i.brand_id = ${brandId} and i.sale_id = any(${sql.param([...saleIds])}::uuid[]) group by i.sale_id`,
  )
  return new Map(rows.map(({ saleId, ids }) => [saleId, ids]))
}

/** Sales of the brand that were made by hand; those of others are unknown. */
export async function selectSales(db: Database, brandId: string, ids: readonly string[]): Promise<SaleColumns[]> {
  return db
    .select()
    .from(sales)
    .where(
      and(
        eq(sales.brandId, brandId),
        eq(sales.isImported, false),
        sql`${sales.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    )
}

export async function lockSale(db: Database, brandId: string, id: string): Promise<SaleColumns | null> {
  const [row] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.brandId, brandId), eq(sales.isImported, false), eq(sales.id, id)))
    .for('update')
  return row ?? null
}

export async function insertSale(db: Database, sale: typeof sales.$inferInsert): Promise<string> {
  const [row] = await db.insert(sales).values(sale).returning({ id: sales.id })
  if (!row) throw new Error('an inserted sale was not returned')
  return row.id
}

export async function updateSale(db: Database, id: string, columns: Partial<typeof sales.$inferInsert>): Promise<void> {
  await db
    .update(sales)
    .set({ ...columns, version: sql`${sales.version} + 1` })
    .where(eq(sales.id, id))
}

interface Joining {
  readonly brandId: string
  readonly saleId: string
  readonly ids: readonly string[]
  readonly startsAt: Date
  readonly endsAt: Date
}

export async function insertMembers(db: Database, { brandId, saleId, ids, startsAt, endsAt }: Joining): Promise<void> {
  if (ids.length === 0) return
  await db.insert(saleProducts).values(ids.map((productId) => ({ brandId, saleId, productId, startsAt, endsAt })))
}

export async function deleteMembers(db: Database, saleId: string): Promise<void> {
  await db.delete(saleProducts).where(eq(saleProducts.saleId, saleId))
}

/** Ends the period of each product; one that has not begun becomes empty. */
export async function endMembers(db: Database, saleId: string, endsAt: Date): Promise<void> {
  await db.execute(
    sql`update sale_products set ends_at = greatest(starts_at, ${timestamptz(endsAt)}) where sale_id = ${saleId}`,
  )
}

/** Ids of the brand's products that a choice means. Of a filter: those that are or were shown, and are not archived. */
export async function selectChosen(db: Database, brandId: string, choice: SaleChoice): Promise<string[]> {
  const chosen =
    choice.kind === 'products'
      ? sql`p.id = any(${sql.param([...choice.ids])}::uuid[])`
      : sql`p.status in ('active', 'paused') and (${choice.productType ?? null}::text is null or p.product_type = ${choice.productType ?? null})
          and (${choice.gender ?? null}::text is null or p.gender = ${choice.gender ?? null})`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select p.id from products p where p.brand_id = ${brandId} and p.delete_after is null and ${chosen} order by p.no`,
  )
  return rows.map(({ id }) => id)
}

export interface Overlap {
  readonly name: string
  readonly isImported: boolean
}

/** For each of these products, the sale that contains it within a period. */
export async function selectOverlaps(
  db: Database,
  { ids, startsAt, endsAt }: Pick<Joining, 'ids' | 'startsAt' | 'endsAt'>,
  exceptSaleId: string | null,
): Promise<ReadonlyMap<string, Overlap>> {
  const rows = await rowsOf<Overlap & { productId: string }>(
    db,
    sql`select i.product_id as "productId", s.name, s.is_imported as "isImported"
        from sale_products i join sales s on s.id = i.sale_id
        where i.product_id = any(${sql.param([...ids])}::uuid[]) and (${exceptSaleId}::uuid is null or s.id <> ${exceptSaleId})
          and i.starts_at < i.ends_at and i.starts_at < ${timestamptz(endsAt)} and i.ends_at > ${timestamptz(startsAt)}`,
  )
  return new Map(rows.map(({ productId, ...overlap }) => [productId, overlap]))
}
