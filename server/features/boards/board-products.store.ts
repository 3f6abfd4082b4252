import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { IS_VISIBLE_TO_OWNER } from './visibility.store.ts'

/** Number and id of a product on a board. */
export interface ListedProduct {
  readonly no: number
  readonly id: string
}

/** How many products are on a board. Drafts count, because they may be sold again. */
export async function countProducts(db: Database, boardId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*) as count from board_products where board_id = ${boardId}`,
  )
  return row?.count ?? 0
}

export async function isOnBoard(db: Database, boardId: string, productNo: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from board_products where board_id = ${boardId} and product_no = ${productNo}`,
  )
  return rows.length > 0
}

export async function insertProduct(db: Database, boardId: string, productNo: number, now: Date): Promise<void> {
  await db.execute(
    sql`insert into board_products (board_id, product_no, added_at)
        values (${boardId}, ${productNo}, ${now.toISOString()}) on conflict do nothing`,
  )
}

/** Removes a product from a board; false when it was not there. */
export async function deleteProduct(db: Database, boardId: string, productId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from board_products bp using products p
        where bp.board_id = ${boardId} and bp.product_no = p.no and p.id = ${productId} returning bp.board_id`,
  )
  return rows.length > 0
}

/** Visible products of a user's board, newest addition first. */
export function selectProductsOf(db: Database, userId: string, boardId: string): Promise<ListedProduct[]> {
  return rowsOf(
    db,
    sql`select p.no, p.id from boards b join board_products bp on bp.board_id = b.id
          join products p on p.no = bp.product_no join brands br on br.id = p.brand_id
        where b.id = ${boardId} and b.user_id = ${userId} and ${IS_VISIBLE_TO_OWNER}
        order by bp.added_at desc, p.no desc`,
  )
}

/** Ids of a user's boards with this product. */
export async function selectBoardsWith(db: Database, userId: string, productId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select b.id from products p join board_products bp on bp.product_no = p.no join boards b on b.id = bp.board_id
        where p.id = ${productId} and b.user_id = ${userId} order by b.id`,
  )
  return rows.map(({ id }) => id)
}
