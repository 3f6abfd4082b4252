import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AttachmentType } from '#contract/support.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { ticketAttachments, ticketFiles, ticketMessages } from '../support.tables.ts'

export type AttachmentRecord = typeof ticketAttachments.$inferSelect

interface NewFile {
  readonly userId: string
  readonly name: string
  readonly type: AttachmentType
  readonly content: Uint8Array
  readonly at: Date
}

/** Stores a file that waits for its message. */
export async function insertPending(
  db: Database,
  { userId, name, type, content, at }: NewFile,
): Promise<AttachmentRecord> {
  const [row] = await db
    .insert(ticketAttachments)
    .values({ pendingOf: userId, name, type, bytes: content.length, createdAt: at })
    .returning()
  if (!row) throw new Error('an inserted attachment was not returned')
  await db.insert(ticketFiles).values({ attachmentId: row.id, content: Buffer.from(content) })
  return row
}

/** Gives files that the user uploaded to a message; returns how many there were. */
export async function attach(db: Database, userId: string, ids: readonly string[], messageId: string): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await db
    .update(ticketAttachments)
    .set({ pendingOf: null, messageId })
    .where(and(inArray(ticketAttachments.id, [...ids]), eq(ticketAttachments.pendingOf, userId)))
    .returning({ id: ticketAttachments.id })
  return rows.length
}

export async function deletePending(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(ticketAttachments)
    .where(and(eq(ticketAttachments.id, id), eq(ticketAttachments.pendingOf, userId)))
    .returning({ id: ticketAttachments.id })
  return rows.length > 0
}

/** Files that wait longer than since `before`. */
export async function deletePendingBefore(db: Database, before: Date): Promise<void> {
  await db
    .delete(ticketAttachments)
    .where(and(isNotNull(ticketAttachments.pendingOf), lte(ticketAttachments.createdAt, before)))
}

/** The files of a ticket's messages, in the order in which they were added. */
export async function selectAttachments(db: Database, ticketId: string): Promise<AttachmentRecord[]> {
  const rows = await db
    .select({ attachment: ticketAttachments })
    .from(ticketAttachments)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
    .where(and(eq(ticketMessages.ticketId, ticketId), isNull(ticketAttachments.pendingOf)))
    .orderBy(asc(ticketAttachments.createdAt), asc(ticketAttachments.id))
  return rows.map(({ attachment }) => attachment)
}

interface StoredFile {
  readonly name: string
  readonly type: AttachmentType
  readonly content: Uint8Array
  /** Null: it waits for its message. */
  readonly ticketId: string | null
  readonly pendingOf: string | null
}

export async function findFile(db: Database, id: string): Promise<StoredFile | null> {
  const rows = await rowsOf<StoredFile>(
    db,
    sql`select a.name, a.type, f.content, m.ticket_id as "ticketId", a.pending_of as "pendingOf"
        from ticket_attachments a join ticket_files f on f.attachment_id = a.id
          left join ticket_messages m on m.id = a.message_id
        where a.id = ${id}`,
  )
  return rows[0] ?? null
}
