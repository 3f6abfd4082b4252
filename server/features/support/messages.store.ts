import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { ticketEvents, ticketMessages, ticketNotes } from './support.tables.ts'

type MessageRecord = typeof ticketMessages.$inferSelect
type NewMessage = typeof ticketMessages.$inferInsert
export type EventRecord = typeof ticketEvents.$inferSelect

/** Its id; null: the same request was answered before. */
export async function insertMessage(db: Database, message: NewMessage): Promise<string | null> {
  const [row] = await db
    .insert(ticketMessages)
    .values(message)
    .onConflictDoNothing({ target: ticketMessages.requestKey })
    .returning({ id: ticketMessages.id })
  return row?.id ?? null
}

export interface NamedMessage extends MessageRecord {
  readonly author: string | null
}

/** The name of the author; null: the account was deleted. */
const authorOf = (table: 'ticket_messages' | 'ticket_notes') =>
  sql<string | null>`(select u.username from users u where u.id = ${sql.raw(table)}.author_id)`

/** In the order in which they were written. */
export function selectMessages(db: Database, ticketId: string): Promise<NamedMessage[]> {
  return db
    .select({
      id: ticketMessages.id,
      ticketId: ticketMessages.ticketId,
      requestKey: ticketMessages.requestKey,
      no: ticketMessages.no,
      side: ticketMessages.side,
      authorId: ticketMessages.authorId,
      text: ticketMessages.text,
      createdAt: ticketMessages.createdAt,
      author: authorOf('ticket_messages'),
    })
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.no))
}

export async function insertEvent(db: Database, event: typeof ticketEvents.$inferInsert): Promise<void> {
  await db.insert(ticketEvents).values(event)
}

export const selectEvents = (db: Database, ticketId: string): Promise<EventRecord[]> =>
  db
    .select()
    .from(ticketEvents)
    .where(eq(ticketEvents.ticketId, ticketId))
    .orderBy(asc(ticketEvents.createdAt), asc(ticketEvents.no))

export async function insertNote(db: Database, note: typeof ticketNotes.$inferInsert): Promise<void> {
  await db.insert(ticketNotes).values(note)
}

interface NamedNote {
  readonly id: string
  readonly author: string | null
  readonly text: string
  readonly createdAt: Date
}

export const selectNotes = (db: Database, ticketId: string): Promise<NamedNote[]> =>
  db
    .select({
      id: ticketNotes.id,
      author: authorOf('ticket_notes'),
      text: ticketNotes.text,
      createdAt: ticketNotes.createdAt,
    })
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId))
    .orderBy(asc(ticketNotes.createdAt), asc(ticketNotes.id))

/** Moves messages and notes into another ticket. */
export async function moveMessages(db: Database, fromId: string, intoId: string): Promise<void> {
  await db.update(ticketMessages).set({ ticketId: intoId }).where(eq(ticketMessages.ticketId, fromId))
  await db.update(ticketNotes).set({ ticketId: intoId }).where(eq(ticketNotes.ticketId, fromId))
}

/** Whether support has answered in this ticket. */
export async function wasAnswered(db: Database, ticketId: string): Promise<boolean> {
  const found = await db.$count(
    ticketMessages,
    sql`${ticketMessages.ticketId} = ${ticketId} and ${ticketMessages.side} = 'staff'`,
  )
  return found > 0
}
