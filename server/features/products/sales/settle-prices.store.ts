import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { PriceFacts } from './lowest-price.ts'
import { priceFacts } from './price-facts.store.ts'

/** Products whose sale began or ended since their last written price. */
const unsettled = (now: Date) => sql`
  select distinct i.product_id from sale_products i
    join price_history h on h.product_id = i.product_id and h.valid_to is null,
    lateral (values (i.starts_at), (i.ends_at)) b(moment)
  where i.starts_at < i.ends_at and b.moment <= ${timestamptz(now)} and b.moment > h.valid_from`

export async function selectUnsettledIds(db: Database, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, sql`select product_id as id from (${unsettled(now)}) u`)
  return rows.map(({ id }) => id)
}

export interface PricedProduct {
  readonly id: string
  readonly no: number
  readonly priceCents: number
  readonly facts: PriceFacts
}

/** Locks these products until the caller's transaction ends, always in the same order; then reads their prices. */
export async function lockPriced(db: Database, ids: readonly string[]): Promise<PricedProduct[]> {
  const chosen = sql`p.id = any(${sql.param([...ids])}::uuid[])`
  await db.execute(sql`select 1 from products p where ${chosen} order by p.no for update`)
  return rowsOf(
    db,
    sql`select p.id, p.no, p.price_gross_cents as "priceCents", ${priceFacts(sql`p.id`)} as facts
        from products p where ${chosen} order by p.no`,
  )
}

/** Sales with a filter whose start has come and whose products are not fixed yet. */
export async function selectStarting(db: Database, now: Date): Promise<{ id: string; brandId: string }[]> {
  return rowsOf(
    db,
    sql`select id, brand_id as "brandId" from sales
        where not are_products_fixed and starts_at <= ${timestamptz(now)} order by starts_at for update skip locked`,
  )
}
