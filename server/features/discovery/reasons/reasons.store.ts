import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/database.ts'

export interface JudgedNo {
  readonly productNo: number
  readonly liked: boolean
}

/** A person's latest likes and passes that were not taken back and still teach, one per product, the latest first. */
export function selectJudged(db: Database, userId: string, most: number): Promise<JudgedNo[]> {
  return rowsOf<JudgedNo>(
    db,
    sql`select product_no as "productNo", liked from (
          select distinct on (i.product_no) i.product_no, i.seq, i.action = 'like' as liked from interactions i
          where i.user_id = ${userId} and i.action in ('like', 'pass')
            and i.seq > coalesce((select learned_after_seq from decks where user_id = ${userId}), 0)
            and not exists (select 1 from interactions u
              where u.user_id = i.user_id and u.takes_back = i.seq and u.action = 'undo')
          order by i.product_no, i.seq desc) judged
        order by seq desc limit ${most}`,
  )
}
