import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** A picture of a reported message, as it was when it was reported. */
export interface NoticePicture {
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

export async function insertNoticePictures(
  db: Database,
  noticeId: string,
  pictures: readonly NoticePicture[],
): Promise<void> {
  for (const [at, { width, height, content }] of pictures.entries()) {
    await db.execute(
      sql`insert into notice_pictures (notice_id, position, width, height, content)
          values (${noticeId}, ${at + 1}, ${width}, ${height}, ${Buffer.from(content)})`,
    )
  }
}

/** All of a report, to put them back. */
export const selectNoticePictures = (db: Database, noticeId: string): Promise<NoticePicture[]> =>
  rowsOf<NoticePicture>(
    db,
    sql`select width, height, content from notice_pictures where notice_id = ${noticeId} order by position`,
  )

export async function countNoticePictures(db: Database, noticeId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from notice_pictures where notice_id = ${noticeId}`,
  )
  return row?.count ?? 0
}

/** One of a report by its place; null: there is none. */
export async function findNoticePicture(db: Database, noticeId: string, position: number): Promise<Uint8Array | null> {
  const [row] = await rowsOf<{ content: Uint8Array }>(
    db,
    sql`select content from notice_pictures where notice_id = ${noticeId} and position = ${position}`,
  )
  return row?.content ?? null
}
