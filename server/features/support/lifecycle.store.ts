import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { tickets, ticketViewers } from './support.tables.ts'

const idsWhere = async (db: Database, condition: ReturnType<typeof and>): Promise<string[]> => {
  const rows = await db.select({ id: tickets.id }).from(tickets).where(condition).limit(500)
  return rows.map(({ id }) => id)
}

/** Tickets whose reply is nearly late, and of which the lead does not know yet. */
export const selectToEscalate = (db: Database, now: Date): Promise<string[]> =>
  idsWhere(db, and(lte(tickets.escalateAt, now), isNull(tickets.escalatedAt)))

/** Tickets that were resolved before this moment. */
export const selectToClose = (db: Database, before: Date): Promise<string[]> =>
  idsWhere(db, and(eq(tickets.state, 'resolved'), lte(tickets.resolvedAt, before)))

/** Tickets that were closed before this moment and whose customer was not asked how it was. */
export const selectToRate = (db: Database, before: Date): Promise<string[]> =>
  idsWhere(db, and(eq(tickets.state, 'closed'), lte(tickets.closedAt, before), isNull(tickets.askedForRatingAt)))

/** Deletes tickets that have not changed since this moment. */
export async function deleteTicketsBefore(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(tickets).where(lte(tickets.updatedAt, before))
  return rowCount ?? 0
}

interface Viewing {
  readonly ticketId: string
  readonly staffId: string
  readonly isWriting: boolean
  readonly seenAt: Date
}

export async function upsertViewer(db: Database, viewing: Viewing): Promise<void> {
  const { isWriting, seenAt } = viewing
  await db
    .insert(ticketViewers)
    .values(viewing)
    .onConflictDoUpdate({ target: [ticketViewers.ticketId, ticketViewers.staffId], set: { isWriting, seenAt } })
}

export async function deleteViewersBefore(db: Database, before: Date): Promise<void> {
  await db.delete(ticketViewers).where(lte(ticketViewers.seenAt, before))
}

/** With their messages, notes and files. */
export async function deleteTicketsOfBrand(db: Database, brandId: string): Promise<void> {
  await db.execute(sql`delete from tickets where brand_id = ${brandId}`)
}
