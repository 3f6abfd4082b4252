import { type SQL, sql } from 'drizzle-orm'
import type { FoundBrand } from '#contract/search.ts'
import type { Gender, ProductSort } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { WORD_WEIGHTS } from './list-order.ts'

/** Which products a list shows; empty lists and nulls mean all. */
export interface ListOptions {
  /** Words as tsqueries, one to match and one to rank; null: no words. */
  readonly words: { readonly match: string; readonly rank: string } | null
  readonly brandNo: number | null
  /** Includes products that a brand shows in its shop only. */
  readonly isShop: boolean
  readonly genders: readonly Gender[]
  readonly productTypes: readonly string[]
  readonly minCents: number | null
  readonly maxCents: number | null
  readonly isOnSale: boolean
  readonly isDrop: boolean
  /** The admitted sizes of each type; other types are not filtered. */
  readonly sizes: readonly { readonly type: string; readonly keys: readonly string[] }[]
  /** A product must have one colour of each list. */
  readonly colours: readonly (readonly string[])[]
  /** Colours and lexemes that no product may have. */
  readonly notColours: readonly string[]
  readonly notLexemes: readonly string[]
  /** Listed after this moment. */
  readonly listedAfter: Date | null
}

export interface Slice {
  readonly sort: ProductSort
  readonly limit: number
  readonly offset: number
  readonly now: Date
}

export interface FoundProducts {
  readonly total: number
  readonly nos: readonly number[]
}

function conditions(options: ListOptions, now: Date): SQL {
  const {
    words,
    brandNo,
    genders,
    productTypes,
    minCents,
    maxCents,
    sizes,
    colours,
    notColours,
    notLexemes,
    listedAfter,
  } = options
  const parts = [sql`d.is_shown`]
  if (!options.isShop) parts.push(sql`not d.is_shop_only`)
  if (words !== null) parts.push(sql`d.words @@ ${words.match}::tsquery`)
  if (brandNo !== null) parts.push(sql`d.brand_no = ${brandNo}`)
  if (genders.length > 0) parts.push(sql`d.gender = any(${sql.param([...genders])}::text[])`)
  if (productTypes.length > 0) parts.push(sql`d.product_type = any(${sql.param([...productTypes])}::text[])`)
  if (minCents !== null) parts.push(sql`d.effective_gross_cents >= ${minCents}`)
  if (maxCents !== null) parts.push(sql`d.effective_gross_cents <= ${maxCents}`)
  if (options.isOnSale) parts.push(sql`d.is_on_sale`)
  if (options.isDrop) parts.push(sql`d.release_at > ${timestamptz(now)}`)
  for (const { type, keys } of sizes) {
    parts.push(sql`(d.product_type <> ${type} or d.sizes && ${sql.param([...keys])}::text[])`)
  }
  for (const any of colours) parts.push(sql`d.colours && ${sql.param([...any])}::text[]`)
  if (notColours.length > 0) parts.push(sql`not d.colours && ${sql.param([...notColours])}::text[]`)
  if (notLexemes.length > 0) parts.push(sql`not d.words @@ ${notLexemes.join(' | ')}::tsquery`)
  if (listedAfter !== null) parts.push(sql`d.listed_at > ${timestamptz(listedAfter)}`)
  return sql.join(parts, sql` and `)
}

/** In PostgreSQL's order D, C, B, A; `searchVector` assigns these classes. */
const WEIGHTS = sql`${sql.param([
  WORD_WEIGHTS.description,
  WORD_WEIGHTS.brand,
  WORD_WEIGHTS.kind,
  WORD_WEIGHTS.name,
])}::real[]`

/** Added to the rank of words, which is below 1, when the requested colour is a product's main colour. */
const MAIN_COLOUR = sql`0.5::real`

/** The sort key, highest first; ties are ordered by newest. */
function keyOf(sort: ProductSort, { words, colours }: ListOptions): SQL {
  switch (sort) {
    case 'relevance': {
      const rank = words === null ? sql`0` : sql`ts_rank(${WEIGHTS}, d.words, ${words.rank}::tsquery)`
      const [first] = colours
      // A black jacket comes before one with black details.
      return first ? sql`${rank} + (d.colours[1] = any(${sql.param([...first])}::text[]))::int * ${MAIN_COLOUR}` : rank
    }
    case 'new':
      return sql`0`
    case 'popular':
      // Smoothed, so that one like of one swipe is not the most popular of all.
      return sql`(coalesce(c.likes, 0) + 8) / (coalesce(c.swipes, 0) + 20.0)`
    case 'price-up':
      return sql`-d.effective_gross_cents`
    case 'price-down':
      return sql`d.effective_gross_cents`
  }
}

/** Numbers of the products of one page, and the total. */
export async function selectProductNos(
  db: Database,
  options: ListOptions,
  { sort, limit, offset, now }: Slice,
): Promise<FoundProducts> {
  const counts = sort === 'popular' ? sql`left join product_counts c on c.product_no = d.product_no` : sql``
  const [row] = await rowsOf<FoundProducts>(
    db,
    sql`with hits as materialized (
          select d.product_no, d.listed_at, ${keyOf(sort, options)} as key
          from search_documents d ${counts} where ${conditions(options, now)})
        select (select count(*) from hits) as total,
          array(select product_no from hits order by key desc, listed_at desc, product_no desc
            limit ${limit} offset ${offset}) as nos`,
  )
  return row ?? { total: 0, nos: [] }
}

/** Those of these products that match. */
export async function selectMatching(
  db: Database,
  options: ListOptions,
  nos: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select d.product_no as no from search_documents d
        where d.product_no = any(${sql.param([...nos])}::int[]) and ${conditions(options, now)}`,
  )
  return rows.map(({ no }) => no)
}

/** Whether any product matches. */
export async function hasProducts(db: Database, options: ListOptions, now: Date): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from search_documents d where ${conditions(options, now)} limit 1`)
  return rows.length > 0
}

/** Brands with matching products, most products first; the selected brand is always included and comes first. */
export function selectBrandsFound(
  db: Database,
  options: ListOptions,
  { chosen, limit, now }: { readonly chosen: string | null; readonly limit: number; readonly now: Date },
): Promise<FoundBrand[]> {
  return rowsOf(
    db,
    sql`with found as (
          select d.brand_no, count(*) as products from search_documents d where ${conditions(options, now)} group by d.brand_no)
        select b.id, b.name, coalesce(f.products, 0) as products
        from brands b left join found f on f.brand_no = b.no
        where b.is_public and (f.products > 0 or b.id = ${chosen}::uuid)
        order by coalesce(b.id = ${chosen}::uuid, false) desc, products desc, b.name, b.no
        limit ${limit}`,
  )
}
