import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/**
 * Of these products, those that may not be promoted to a user: answered since the cards were brought back, passed at any
 * time (Product 5), or of a brand that the user has hidden.
 */
export async function selectNotPromotable(db: Database, userId: string, nos: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ no: number }>(
    db,
    sql`select p.no from products p join brands b on b.id = p.brand_id where p.no = any(${sql.param([...nos])}::int[]) and (
          exists (select from brand_ties t where t.user_id = ${userId} and t.brand_no = b.no and t.kind = 'hide')
          or exists (select from interactions i left join decks d on d.user_id = i.user_id
            where i.user_id = ${userId} and i.product_no = p.no
              and (i.action = 'pass' or i.action = 'like' and i.seq > coalesce(d.viewed_after_seq, 0))
              and not exists (select from interactions u
                where u.user_id = i.user_id and u.action = 'undo' and u.takes_back = i.seq)))`,
  )
  return rows.map(({ no }) => no)
}
