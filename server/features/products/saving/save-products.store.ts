import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { PRICE_CAUSES } from '../prices.tables.ts'
import { products } from '../products.tables.ts'
import { productVariants } from '../variants.tables.ts'
import type { ProductInput } from './product-input.ts'
import { variantKey, withOptionsKeys } from './variant-keys.ts'

/** A statement takes 65 535 parameters; a variant has sixteen. */
const MOST_ROWS = 4000

export interface SavedRow {
  readonly id: string
  readonly brandId: string
  readonly no: number
  readonly externalId: string
  readonly productType: ProductType
  readonly created: boolean
}

/** Defaults of a new product for the fields that its source leaves out. */
const UNSAID = {
  descriptionDe: '',
  descriptionEn: '',
  gender: 'unisex',
  // The column needs a type; an import holds back products of unknown type.
  productType: 'tops',
  link: null,
  releaseAt: null,
  status: 'draft',
  isHeldBack: false,
  colours: [],
  materialDe: '',
  materialEn: '',
  tags: [],
} as const satisfies Partial<ProductInput>

type SavedColumns = typeof products.$inferSelect

/** The whole row after this save: the input over the existing row or the defaults. */
function columnsOf(
  { images: _images, variants: _variants, sale: _sale, listedAt, priceCents, ...input }: ProductInput,
  saved: SavedColumns | undefined,
) {
  const given = Object.fromEntries(
    Object.entries({ ...input, priceGrossCents: priceCents }).filter(([, value]) => value !== undefined),
  )
  const { id: _id, no: _no, ...before } = saved ?? { ...UNSAID, id: null, no: null, createdAt: listedAt }
  // An import has a value for each required field, and one price for all variants.
  return { ...before, ...given, basePriceGrossCents: null, unset: [], updatedAt: listedAt } as Omit<
    typeof products.$inferInsert,
    'brandId'
  >
}

const {
  id: _id,
  no: _no,
  brandId: _brandId,
  source: _source,
  isListed: _isListed,
  isKept: _isKept,
  isOpenable: _isOpenable,
  externalId: _externalId,
  createdAt: _createdAt,
  ...WRITTEN
} = getTableColumns(products)

const ofBrand = (brandId: string, externalIds: readonly string[]) =>
  and(eq(products.brandId, brandId), eq(products.source, 'import'), inArray(products.externalId, [...externalIds]))

/**
 * Inserts or updates by (brand, external id), in the given order; writes only the fields of the inputs. The caller holds the
 * lock of the brand's products, so that no other save inserts one in between.
 */
export async function upsertProducts(
  db: Database,
  brandId: string,
  inputs: readonly ProductInput[],
): Promise<SavedRow[]> {
  const keys = inputs.map(({ externalId }) => externalId)
  const rows = await db.select().from(products).where(ofBrand(brandId, keys)).orderBy(products.no).for('update')
  const saved = new Map(rows.map((row) => [row.externalId, row]))
  const set = Object.fromEntries(
    Object.entries(WRITTEN).map(([key, column]) => [key, sql.raw(`excluded.${column.name}`)]),
  )
  const written = await db
    .insert(products)
    .values(inputs.map((input) => ({ ...columnsOf(input, saved.get(input.externalId)), brandId })))
    .onConflictDoUpdate({
      target: [products.brandId, products.source, products.externalId],
      set: { ...set, updatedAt: sql`now()` },
    })
    .returning({
      id: products.id,
      brandId: products.brandId,
      no: products.no,
      // Never null here: the inputs have keys.
      externalId: sql<string>`${products.externalId}`,
      productType: products.productType,
    })
  return written.map((row) => ({ ...row, created: !saved.has(row.externalId) }))
}

/** Ids of the existing products with these external ids. */
export async function selectIds(db: Database, brandId: string, externalIds: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: products.id }).from(products).where(ofBrand(brandId, externalIds))
  return rows.map(({ id }) => id)
}

/** The price of a file that states no variants holds for all of them. */
export async function removeVariantPrices(db: Database, productIds: readonly string[]): Promise<void> {
  await db
    .update(productVariants)
    .set({ priceGrossCents: null })
    .where(and(inArray(productVariants.productId, [...productIds]), isNotNull(productVariants.priceGrossCents)))
}

type Variant = typeof productVariants.$inferInsert

/** Replaces the variants of these products, many at once. One with the same options keeps its id. */
export async function replaceVariants(
  db: Database,
  rows: readonly Variant[],
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return
  const before = await db
    .delete(productVariants)
    .where(inArray(productVariants.productId, [...productIds]))
    .returning()
  const saved = new Map(before.map((variant) => [variantKey(variant), variant]))
  // A file that names a size and colour twice means one variant.
  const kept = withOptionsKeys(rows)
    .filter((row) => row.optionsKey !== null)
    .map((row) => ({ ...saved.get(variantKey(row)), ...row }))
  for (let start = 0; start < kept.length; start += MOST_ROWS) {
    await db.insert(productVariants).values(kept.slice(start, start + MOST_ROWS))
  }
}

/** Products with this prefix of their external id and a variant without the shop's colour name. */
export function selectWithoutColourName(
  db: Database,
  beginning: string,
): Promise<Pick<SavedRow, 'id' | 'brandId' | 'no' | 'externalId'>[]> {
  return rowsOf(
    db,
    sql`select p.id, p.brand_id as "brandId", p.no, p.external_id as "externalId" from products p
        where starts_with(p.external_id, ${beginning})
          and exists (select 1 from product_variants v where v.product_id = p.id and v.colour_de = '')`,
  )
}

export type ProductKey = Pick<SavedRow, 'id' | 'no' | 'externalId'>

export function selectKeys(db: Database, beginning: string): Promise<ProductKey[]> {
  return rowsOf(
    db,
    sql`select id, no, external_id as "externalId" from products where starts_with(external_id, ${beginning})`,
  )
}

/** Texts of a product, its release, and whether a sale runs or is planned. */
export interface ProductFacts
  extends Pick<
    SavedColumns,
    | 'externalId'
    | 'name'
    | 'descriptionDe'
    | 'descriptionEn'
    | 'materialDe'
    | 'materialEn'
    | 'colours'
    | 'tags'
    | 'releaseAt'
  > {
  readonly id: string
  readonly isOnSale: boolean
}

export function selectFacts(db: Database, beginning: string, now: Date): Promise<ProductFacts[]> {
  const { externalId, name, descriptionDe, descriptionEn, materialDe, materialEn, colours, tags, releaseAt } = products
  return db
    .select({
      id: products.id,
      externalId,
      name,
      descriptionDe,
      descriptionEn,
      materialDe,
      materialEn,
      colours,
      tags,
      releaseAt,
      isOnSale: sql<boolean>`exists (select 1 from sale_products i
        where i.product_id = products.id and i.ends_at > ${now.toISOString()}::timestamptz)`,
    })
    .from(products)
    .where(sql`starts_with(${products.externalId}, ${beginning})`)
}

/** The period in which a product had this price. */
export interface PriceSpan {
  readonly productId: string
  readonly validFrom: Date
  readonly priceCents: number
  readonly cause: (typeof PRICE_CAUSES)[number]
}

/**
 * Writes price changes, at most one per product: closes the current period and opens the next, unless the price is the same.
 * A change at the start of the current period replaces it.
 */
export async function appendPrices(db: Database, spans: readonly PriceSpan[]): Promise<void> {
  const changes = sql`unnest(
    ${sql.param(spans.map((s) => s.productId))}::uuid[],
    ${sql.param(spans.map((s) => s.validFrom.toISOString()))}::timestamptz[],
    ${sql.param(spans.map((s) => s.priceCents))}::int[],
    ${sql.param(spans.map((s) => s.cause))}::text[]) s(product_id, at, cents, cause)`
  await db.execute(
    sql`update price_history h set valid_to = s.at from ${changes}
        where h.product_id = s.product_id and h.valid_to is null and h.price_gross_cents <> s.cents and h.valid_from < s.at`,
  )
  await db.execute(
    sql`insert into price_history (brand_id, product_id, valid_from, price_gross_cents, cause)
        select p.brand_id, s.product_id, s.at, s.cents, s.cause from ${changes} join products p on p.id = s.product_id
        where not exists (select 1 from price_history h where h.product_id = s.product_id and h.valid_to is null
          and (h.price_gross_cents = s.cents or h.valid_from > s.at))
        on conflict (product_id, valid_from) do update
          set price_gross_cents = excluded.price_gross_cents, cause = excluded.cause`,
  )
}

/** First periods of new products, many at once: there is nothing to close. */
export async function openPriceHistory(
  db: Database,
  spans: readonly (PriceSpan & { readonly validTo: Date | null })[],
): Promise<void> {
  await db.execute(
    sql`insert into price_history (brand_id, product_id, valid_from, valid_to, price_gross_cents, cause)
        select p.brand_id, s.* from unnest(
          ${sql.param(spans.map((s) => s.productId))}::uuid[],
          ${sql.param(spans.map((s) => s.validFrom.toISOString()))}::timestamptz[],
          ${sql.param(spans.map((s) => s.validTo?.toISOString() ?? null))}::timestamptz[],
          ${sql.param(spans.map((s) => s.priceCents))}::int[],
          ${sql.param(spans.map((s) => s.cause))}::text[]) s(product_id, valid_from, valid_to, cents, cause)
        join products p on p.id = s.product_id`,
  )
}

/** Numbers of the products whose link was replaced. */
export async function updateLinks(
  db: Database,
  links: readonly { readonly externalId: string; readonly link: string }[],
  replaced: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`update products p set link = l.link
        from unnest(${sql.param(links.map(({ externalId }) => externalId))}::text[],
          ${sql.param(links.map(({ link }) => link))}::text[]) l(external_id, link)
        where p.external_id = l.external_id and p.link <> l.link
          and p.link like any(${sql.param([...replaced])}::text[])
        returning p.no`,
  )
  return rows.map(({ no }) => no)
}
