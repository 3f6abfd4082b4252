import { sql } from 'drizzle-orm'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** An answer, and the facts of the product that a reason can name. Pictures and texts are not shown here. */
export interface AnsweredRow {
  readonly productNo: number
  readonly liked: boolean
  readonly name: string
  readonly gender: Gender
  readonly productType: ProductType
  readonly brandNo: number
  readonly tags: readonly string[]
  readonly colours: readonly string[]
  /** Without any sale. */
  readonly priceCents: number
}

/**
 * A user's latest likes and passes that were not undone and still count, one per product, the latest first. A
 * pass for its price or a missing size says nothing about the product itself.
 */
export function selectAnswered(db: Database, userId: string, most: number): Promise<AnsweredRow[]> {
  return rowsOf<AnsweredRow>(
    db,
    sql`with answered as (
          select distinct on (i.product_no) i.product_no, i.seq, i.action = 'like' as liked from interactions i
          where i.user_id = ${userId} and i.action in ('like', 'pass')
            and i.seq > coalesce((select learned_after_seq from decks where user_id = ${userId}), 0)
            and not exists (select 1 from interactions u
              where u.user_id = i.user_id and u.takes_back = i.seq
                and u.action in ('undo', 'too-expensive', 'size-missing'))
          order by i.product_no, i.seq desc),
        latest as (select * from answered order by seq desc limit ${most})
        select j.product_no as "productNo", j.liked, p.name, p.gender, p.product_type as "productType",
          b.no as "brandNo", p.tags, p.colours, p.price_gross_cents as "priceCents"
        from latest j join products p on p.no = j.product_no join brands b on b.id = p.brand_id
        order by j.seq desc`,
  )
}
