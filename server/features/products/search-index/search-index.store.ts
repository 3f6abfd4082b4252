import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { IS_PUBLIC } from '../visibility.store.ts'
import type { Term } from './search-words.ts'

export interface SearchDocument {
  readonly productNo: number
  readonly brandNo: number
  readonly brandName: string
  readonly isShown: boolean
  readonly isShopOnly: boolean
  readonly gender: string
  readonly productType: string
  readonly effectiveGrossCents: number
  readonly isOnSale: boolean
  readonly releaseAt: string | null
  readonly listedAt: string
  readonly sizes: readonly string[]
  readonly colours: readonly string[]
  readonly words: string
}

/** Inserts or replaces documents; leaves out products that were deleted in the meantime. */
export async function upsertDocuments(
  db: Database,
  version: number,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rows = JSON.stringify(documents)
  await db.execute(
    sql`insert into search_documents (product_no, version, brand_no, brand_name, is_shown, is_shop_only, gender, product_type,
          effective_gross_cents, is_on_sale, release_at, listed_at, sizes, colours, words)
        select "productNo", ${version}, "brandNo", "brandName", "isShown", "isShopOnly", d.gender, "productType", "effectiveGrossCents",
          "isOnSale", "releaseAt", "listedAt", d.sizes, d.colours, words
        from json_to_recordset(${rows}::json) d("productNo" int, "brandNo" int, "brandName" text, "isShown" boolean, "isShopOnly" boolean,
          gender text, "productType" text, "effectiveGrossCents" int, "isOnSale" boolean, "releaseAt" timestamptz,
          "listedAt" timestamptz, sizes text[], colours text[], words tsvector)
          join products p on p.no = d."productNo"
        on conflict (product_no) do update set version = excluded.version, brand_no = excluded.brand_no,
          brand_name = excluded.brand_name, is_shown = excluded.is_shown,
          is_shop_only = excluded.is_shop_only, gender = excluded.gender,
          product_type = excluded.product_type, effective_gross_cents = excluded.effective_gross_cents,
          is_on_sale = excluded.is_on_sale, release_at = excluded.release_at, listed_at = excluded.listed_at,
          sizes = excluded.sizes, colours = excluded.colours, words = excluded.words`,
  )
}

/** Adds new words, always in the same order, so that two writers cannot deadlock. */
export async function insertTerms(db: Database, terms: readonly Term[]): Promise<void> {
  await db.execute(
    sql`insert into search_terms (term, stem, spelling)
        select * from unnest(${sql.param(terms.map(({ term }) => term))}::text[],
          ${sql.param(terms.map(({ stem }) => stem))}::text[],
          ${sql.param(terms.map(({ spelling }) => spelling))}::text[]) t(term, stem, spelling)
        order by term on conflict do nothing`,
  )
}

/** The next products after a number whose document is missing or outdated. */
export async function selectUnindexed(
  db: Database,
  version: number,
  { afterNo, limit }: { readonly afterNo: number; readonly limit: number },
): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select p.no from products p join brands b on b.id = p.brand_id left join search_documents d on d.product_no = p.no
        where p.no > ${afterNo} and (d.product_no is null or d.version <> ${version} or d.brand_name <> b.name
          or d.is_shown <> ${IS_PUBLIC})
        order by p.no limit ${limit}`,
  )
  return rows.map(({ no }) => no)
}

/** Counts the documents of each word, and deletes words that are in none. */
export async function recountTerms(db: Database): Promise<void> {
  await db.execute(
    sql`with counted as (select word, ndoc from ts_stat('select words from search_documents where is_shown')),
        gone as (delete from search_terms t where not exists (select 1 from counted c where c.word = t.term))
        update search_terms t set documents = c.ndoc from counted c where c.word = t.term and c.ndoc <> t.documents`,
  )
}

/** Whether the words were ever counted; until then each has the count 1. */
export async function areTermsCounted(db: Database): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from search_terms where documents > 1 limit 1`)
  return rows.length > 0
}
