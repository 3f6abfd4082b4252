import { type SQL, sql } from 'drizzle-orm'
import { SIMILAR_PRICE } from '#contract/product-insights.limits.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface Counted {
  readonly people: number
  readonly concerned: number
}

const SUMS = sql`coalesce(sum(g.people), 0)::int as people, coalesce(sum(g.concerned), 0)::int as concerned`

/** What people said of the prices of a product, the latest price first. */
export const selectPriceGroups = (
  db: Database,
  no: number,
  since: Date,
): Promise<(Counted & { readonly priceCents: number })[]> =>
  rowsOf(
    db,
    sql`select g.price_gross_cents as "priceCents", ${SUMS} from people_groups g
        where g.kind = 'price' and g.product_no = ${no} and g.counted_until > ${timestamptz(since)}
        group by 1 order by max(g.counted_until) desc`,
  )

interface Similar {
  readonly productType: ProductType
  readonly brandId: string
  readonly fromCents: number
  readonly toCents: number
  readonly since: Date
}

/** The same for products of the same type of other brands between two prices; null for too few brands. */
export async function selectSimilarPrices(
  db: Database,
  { productType, brandId, fromCents, toCents, since }: Similar,
): Promise<Counted | null> {
  const [row] = await rowsOf<Counted>(
    db,
    sql`select ${SUMS} from people_groups g join products p on p.no = g.product_no
        where g.kind = 'price' and g.price_gross_cents between ${fromCents} and ${toCents}
          and g.counted_until > ${timestamptz(since)} and p.product_type = ${productType} and p.brand_id <> ${brandId}
        having count(distinct p.brand_id) >= ${SIMILAR_PRICE.fewestBrands}::int`,
  )
  return row ?? null
}

/** People who saved a product and named sizes, and those of them for whom none was available. */
export async function selectSizeGroup(db: Database, no: number, since: Date): Promise<Counted | null> {
  const isOwn: SQL = sql`g.kind = 'size' and g.product_no = ${no} and g.counted_until > ${timestamptz(since)}`
  const [row] = await rowsOf<Counted>(db, sql`select ${SUMS} from people_groups g where ${isOwn} having count(*) > 0`)
  return row ?? null
}
