import { and, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { productImages, products, productVariants, sales } from '../products.tables.ts'
import type { ProductInput } from './product-input.ts'

/** A statement takes 65 535 parameters; a variant has eight. */
const MOST_ROWS = 5000

export interface SavedRow {
  readonly id: string
  readonly no: number
  readonly externalId: string
  readonly created: boolean
}

function columnsOf(input: ProductInput, brandId: string) {
  return {
    brandId,
    externalId: input.externalId,
    name: input.name,
    descriptionDe: input.descriptionDe,
    descriptionEn: input.descriptionEn,
    gender: input.gender,
    productType: input.productType,
    priceCents: input.priceCents,
    link: input.link,
    releaseAt: input.releaseAt,
    status: input.status,
    colours: [...input.colours],
    materialDe: input.materialDe,
    materialEn: input.materialEn,
    tags: [...input.tags],
    createdAt: input.listedAt,
    updatedAt: input.listedAt,
  }
}

// A repeated import writes everything but what identifies the product.
const {
  id: _id,
  no: _no,
  brandId: _brandId,
  externalId: _externalId,
  createdAt: _createdAt,
  ...WRITTEN
} = getTableColumns(products)

/** Inserts or updates by (brand, external id), in the order given. */
export async function upsertProducts(
  db: Database,
  brandId: string,
  inputs: readonly ProductInput[],
): Promise<SavedRow[]> {
  const set = Object.fromEntries(
    Object.entries(WRITTEN).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  )
  return db
    .insert(products)
    .values(inputs.map((input) => columnsOf(input, brandId)))
    .onConflictDoUpdate({ target: [products.brandId, products.externalId], set: { ...set, updatedAt: sql`now()` } })
    .returning({
      id: products.id,
      no: products.no,
      externalId: products.externalId,
      // xmax is 0 exactly on rows that this statement inserted.
      created: sql<boolean>`(xmax = 0)`,
    })
}

/** Replaces the pictures of these products. */
export async function replaceImages(
  db: Database,
  images: readonly (typeof productImages.$inferInsert)[],
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length > 0) await db.delete(productImages).where(inArray(productImages.productId, [...productIds]))
  if (images.length > 0) await db.insert(productImages).values([...images])
}

/** Replaces the variants of these products, many at once. */
export async function replaceVariants(
  db: Database,
  rows: readonly (typeof productVariants.$inferInsert)[],
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length > 0) await db.delete(productVariants).where(inArray(productVariants.productId, [...productIds]))
  for (let start = 0; start < rows.length; start += MOST_ROWS) {
    await db.insert(productVariants).values(rows.slice(start, start + MOST_ROWS))
  }
}

/** Products whose external id begins like this, and one of whose variants does not say what the shop calls its colour. */
export function selectWithoutColourName(
  db: Database,
  beginning: string,
): Promise<Pick<SavedRow, 'id' | 'no' | 'externalId'>[]> {
  return rowsOf(
    db,
    sql`select p.id, p.no, p.external_id as "externalId" from products p
        where starts_with(p.external_id, ${beginning})
          and exists (select 1 from product_variants v where v.product_id = p.id and v.colour_de = '')`,
  )
}

/** Replaces the sales of these products. */
export async function replaceSales(
  db: Database,
  rows: readonly (typeof sales.$inferInsert)[],
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length > 0) await db.delete(sales).where(inArray(sales.productId, [...productIds]))
  if (rows.length > 0) await db.insert(sales).values([...rows])
}

export interface RunningSale {
  readonly externalId: string
  /** Regular price that the sale takes something off. */
  readonly priceCents: number
  readonly percent: number
  readonly startsAt: Date
}

/** The sales of a brand that run at this moment. */
export async function selectRunningSales(db: Database, brandId: string, now: Date): Promise<RunningSale[]> {
  return db
    .select({
      externalId: products.externalId,
      priceCents: products.priceCents,
      percent: sales.percent,
      startsAt: sales.startsAt,
    })
    .from(sales)
    .innerJoin(products, eq(products.id, sales.productId))
    .where(and(eq(products.brandId, brandId), lte(sales.startsAt, now), gt(sales.endsAt, now)))
}

/** The stretch of time in which a product cost this much. */
export interface PriceSpan {
  readonly productId: string
  readonly validFrom: Date
  readonly priceCents: number
}

/**
 * Writes price changes, at most one per product: closes the running stretch and opens the next, unless the price stays.
 * A change at the very moment the stretch began replaces it.
 */
export async function appendPrices(db: Database, spans: readonly PriceSpan[]): Promise<void> {
  const changes = sql`unnest(
    ${sql.param(spans.map((s) => s.productId))}::uuid[],
    ${sql.param(spans.map((s) => s.validFrom.toISOString()))}::timestamptz[],
    ${sql.param(spans.map((s) => s.priceCents))}::int[]) s(product_id, at, cents)`
  await db.execute(
    sql`update price_history h set valid_to = s.at from ${changes}
        where h.product_id = s.product_id and h.valid_to is null and h.price_cents <> s.cents and h.valid_from < s.at`,
  )
  await db.execute(
    sql`insert into price_history (product_id, valid_from, price_cents)
        select s.product_id, s.at, s.cents from ${changes}
        where not exists (select 1 from price_history h where h.product_id = s.product_id and h.valid_to is null
          and (h.price_cents = s.cents or h.valid_from > s.at))
        on conflict (product_id, valid_from) do update set price_cents = excluded.price_cents`,
  )
}

/** First stretches of new products, many at once: there is nothing to close. */
export async function openPriceHistory(
  db: Database,
  spans: readonly (PriceSpan & { readonly validTo: Date | null })[],
): Promise<void> {
  await db.execute(
    sql`insert into price_history (product_id, valid_from, valid_to, price_cents)
        select * from unnest(
          ${sql.param(spans.map((s) => s.productId))}::uuid[],
          ${sql.param(spans.map((s) => s.validFrom.toISOString()))}::timestamptz[],
          ${sql.param(spans.map((s) => s.validTo?.toISOString() ?? null))}::timestamptz[],
          ${sql.param(spans.map((s) => s.priceCents))}::int[])`,
  )
}

/** Products whose running price no longer is what their sales say, with the moment of the last change. */
export function selectUnsettledPrices(db: Database, now: Date): Promise<{ productId: string; changedAt: string }[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  return rowsOf(
    db,
    sql`select s.product_id as "productId", max(b.moment) as "changedAt"
        from sales s join price_history h on h.product_id = s.product_id and h.valid_to is null,
          lateral (values (s.starts_at), (s.ends_at)) b(moment)
        where b.moment <= ${at} and b.moment > h.valid_from
        group by s.product_id`,
  )
}
