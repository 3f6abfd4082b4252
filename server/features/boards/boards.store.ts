import { type SQL, sql } from 'drizzle-orm'
import { BOARDS } from '#contract/boards.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { IS_VISIBLE_TO_OWNER } from './visibility.store.ts'

export interface BoardRow {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly shareToken: string | null
  readonly showsOwner: boolean
  readonly covers: readonly CoverRow[]
}

/** The first picture of a product on a board. */
interface CoverRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly altDe: string
  readonly altEn: string
  readonly name: string
  readonly brandName: string
}

/** The user's boards that match `which`, the one that changed last first. */
async function select(db: Database, userId: string, which: SQL): Promise<BoardRow[]> {
  return rowsOf<BoardRow>(
    db,
    sql`select b.id, b.name, b.share_token as "shareToken", b.shows_owner as "showsOwner",
          (select count(*) from board_products bp join products p on p.no = bp.product_no
              join brands br on br.id = p.brand_id
            where bp.board_id = b.id and ${IS_VISIBLE_TO_OWNER}) as count,
          (select coalesce(json_agg(c.cover order by c.added_at desc, c.no desc), '[]') from (
            select bp.added_at, p.no, json_build_object('id', i.id, 'width', i.width, 'height', i.height,
              'placeholder', i.placeholder, 'altDe', i.alt_de, 'altEn', i.alt_en,
              'focusX', i.focus_x, 'focusY', i.focus_y, 'name', p.name,
              'brandName', br.name) as cover
            from board_products bp join products p on p.no = bp.product_no join brands br on br.id = p.brand_id
              join product_images i on i.product_id = p.id and i.position = 0
            where bp.board_id = b.id and ${IS_VISIBLE_TO_OWNER}
            order by bp.added_at desc, p.no desc limit ${BOARDS.covers}) c) as covers
        from boards b where b.user_id = ${userId} and ${which} order by b.changed_at desc, b.id`,
  )
}

/** The user's boards, the one that changed last first. */
export const selectBoards = (db: Database, userId: string): Promise<BoardRow[]> => select(db, userId, sql`true`)

/** One board of this user; null when it belongs to another one or does not exist. */
export async function findBoard(db: Database, userId: string, id: string): Promise<BoardRow | null> {
  const [row] = await select(db, userId, sql`b.id = ${id}`)
  return row ?? null
}

export async function countBoards(db: Database, userId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(db, sql`select count(*) as count from boards where user_id = ${userId}`)
  return row?.count ?? 0
}

/**
 * The name itself, or the stem with the lowest number that is free. Decided by the folding of the index that keeps
 * names unique: JavaScript folds some letters differently (İ, Σ at the end of a word).
 */
export async function findFreeName(
  db: Database,
  userId: string,
  { name, stem }: { readonly name: string; readonly stem: string },
): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`select c.name from (
          select ${name}::text as name, 1 as number
          union all select ${stem}::text || ' ' || n, n from generate_series(2, ${BOARDS.most + 2}::int) n) c
        where not exists (select from boards b where b.user_id = ${userId} and lower(b.name) = lower(c.name))
        order by c.number limit 1`,
  )
  if (!row) throw new Error('more names are taken than a user may have boards')
  return row.name
}

/** A new board; returns its id. */
export async function insertBoard(db: Database, userId: string, name: string, now: Date): Promise<string> {
  const at = now.toISOString()
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into boards (user_id, name, created_at, changed_at) values (${userId}, ${name}, ${at}, ${at}) returning id`,
  )
  if (!row) throw new Error('a board was not kept')
  return row.id
}

/** Renames a board; false when it belongs to another user or does not exist. */
export async function renameBoard(
  db: Database,
  userId: string,
  id: string,
  { name, now }: { readonly name: string; readonly now: Date },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update boards set name = ${name}, changed_at = ${now.toISOString()}
        where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}

/** False when it belongs to another user or does not exist. */
export async function deleteBoard(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`delete from boards where id = ${id} and user_id = ${userId} returning id`)
  return rows.length > 0
}

/** Locks a user's board until the transaction ends; false when it belongs to another user or does not exist. */
export async function lockBoard(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select id from boards where id = ${id} and user_id = ${userId} for no key update`)
  return rows.length > 0
}

export async function touchBoard(db: Database, id: string, now: Date): Promise<void> {
  await db.execute(sql`update boards set changed_at = ${now.toISOString()} where id = ${id}`)
}

/** Shares the board by link: with this token, unless it has one already. False when it is not this user's. */
export async function shareBoard(
  db: Database,
  userId: string,
  id: string,
  { token, showsOwner }: { readonly token: string; readonly showsOwner: boolean },
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update boards set share_token = coalesce(share_token, ${token}), shows_owner = ${showsOwner}
        where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}

/** Ends the link; false when the board belongs to another user or does not exist. */
export async function unshareBoard(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update boards set share_token = null, shows_owner = false
        where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length > 0
}
