import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { exportTickets } from '../accounts.tables.ts'

type Ticket = typeof exportTickets.$inferSelect

export async function insertTickets(db: Database, tickets: readonly Ticket[]): Promise<void> {
  await db.insert(exportTickets).values([...tickets])
}

/** Uses a ticket up; null when there is none that still opens this form. */
export async function takeTicket(
  db: Database,
  { tokenHash, format, now }: Pick<Ticket, 'tokenHash' | 'format'> & { readonly now: Date },
): Promise<Ticket | null> {
  const [ticket] = await db
    .delete(exportTickets)
    .where(
      and(eq(exportTickets.tokenHash, tokenHash), eq(exportTickets.format, format), gt(exportTickets.expiresAt, now)),
    )
    .returning()
  return ticket ?? null
}

/** Uses up every ticket of a person. */
export async function deleteTicketsOf(db: Database, userId: string): Promise<void> {
  await db.delete(exportTickets).where(eq(exportTickets.userId, userId))
}

export async function deleteTicketsExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(exportTickets).where(lt(exportTickets.expiresAt, moment))
}
