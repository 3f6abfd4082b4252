import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { appeals, contactMessages, contentNotices, type NOTICE_TARGETS } from './site.tables.ts'

export type ContactMessage = typeof contactMessages.$inferSelect
export type ContentNotice = typeof contentNotices.$inferSelect

/** Inserts a message; returns its id. */
export async function insertContactMessage(
  db: Database,
  message: typeof contactMessages.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!row) throw new Error('a message was not inserted')
  return row.id
}

/** Inserts a report; returns its id. */
export async function insertContentNotice(db: Database, notice: typeof contentNotices.$inferInsert): Promise<string> {
  const [row] = await db.insert(contentNotices).values(notice).returning({ id: contentNotices.id })
  if (!row) throw new Error('a report was not inserted')
  return row.id
}

export async function findContactMessage(db: Database, id: string): Promise<ContactMessage | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row ?? null
}

export async function findContentNotice(db: Database, id: string): Promise<ContentNotice | null> {
  const [row] = await db.select().from(contentNotices).where(eq(contentNotices.id, id))
  return row ?? null
}

/** Records when the receipt was sent; keeps the first time. */
export async function markConfirmed(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(contentNotices)
    .set({ confirmedAt: at })
    .where(and(eq(contentNotices.id, id), isNull(contentNotices.confirmedAt)))
}

/** Deletes messages, reports and appeals before this moment; returns how many. */
export async function deleteMessagesBefore(db: Database, moment: Date): Promise<number> {
  const messages = await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment))
  const notices = await db.delete(contentNotices).where(lt(contentNotices.createdAt, moment))
  const contested = await db.delete(appeals).where(lt(appeals.createdAt, moment))
  return (messages.rowCount ?? 0) + (notices.rowCount ?? 0) + (contested.rowCount ?? 0)
}

export interface NoticeTarget {
  readonly targetType: (typeof NOTICE_TARGETS)[number]
  readonly targetId: string
}

/** The product, brand, or product or brand of a picture, that has this id, shown or not; null: none. */
export async function findNamed(db: Database, id: string): Promise<NoticeTarget | null> {
  const [row] = await rowsOf<NoticeTarget>(
    db,
    sql`select 'product' as "targetType", id as "targetId" from products where id = ${id}
        union all select 'product', product_id from product_images where id = ${id}
        union all select 'brand', id from brands where id = ${id}
        union all select 'brand', b.id from brand_pictures i join brands b on b.no = i.brand_no where i.id = ${id}`,
  )
  return row ?? null
}
