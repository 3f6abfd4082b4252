import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { ListedProduct } from './board-products.store.ts'
import { IS_PUBLIC } from './visibility.store.ts'

interface SharedBoardRow {
  readonly id: string
  readonly name: string
  /** Null unless the owner chose to be named. */
  readonly owner: string | null
}

/** The board of this link; null when the link is not valid (any more). */
export async function findShared(db: Database, token: string): Promise<SharedBoardRow | null> {
  const [row] = await rowsOf<SharedBoardRow>(
    db,
    sql`select b.id, b.name, case when b.shows_owner then u.username end as owner
        from boards b join users u on u.id = b.user_id where b.share_token = ${token}`,
  )
  return row ?? null
}

/** The public part of a board: products on sale now, of approved brands (Trust S41). */
export function selectPublicProducts(db: Database, boardId: string): Promise<ListedProduct[]> {
  return rowsOf(
    db,
    sql`select p.no, p.id from board_products bp join products p on p.no = bp.product_no
          join brands br on br.id = p.brand_id
        where bp.board_id = ${boardId} and ${IS_PUBLIC}
        order by bp.added_at desc, p.no desc`,
  )
}

/** The first picture of the public part of a board. */
export async function findCover(
  db: Database,
  boardId: string,
): Promise<{ readonly id: string; readonly width: number } | null> {
  const [row] = await rowsOf<{ id: string; width: number }>(
    db,
    sql`select i.id, i.width from board_products bp join products p on p.no = bp.product_no
          join brands br on br.id = p.brand_id join product_images i on i.product_id = p.id and i.position = 0
        where bp.board_id = ${boardId} and ${IS_PUBLIC}
        order by bp.added_at desc, p.no desc limit 1`,
  )
  return row ?? null
}

interface Copying {
  readonly fromId: string
  readonly toId: string
  readonly now: Date
}

/** Copies the public part of a board to another one, in the same order, without telling when its owner added what. */
export async function copyProducts(db: Database, { fromId, toId, now }: Copying): Promise<void> {
  await db.execute(
    // A microsecond apart in the past: the order stays, and what is added next comes first.
    sql`insert into board_products (board_id, product_no, added_at)
        select ${toId}, bp.product_no, ${timestamptz(now)} - interval '1 microsecond'
          * row_number() over (order by bp.added_at desc, p.no desc)
        from board_products bp join products p on p.no = bp.product_no
          join brands br on br.id = p.brand_id
        where bp.board_id = ${fromId} and ${IS_PUBLIC}`,
  )
}
