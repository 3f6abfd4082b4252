import { and, eq, exists, gt, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { exportTickets, sessions } from '../accounts.tables.ts'

type Ticket = typeof exportTickets.$inferSelect

export async function insertTickets(db: Database, tickets: readonly Ticket[]): Promise<void> {
  await db.insert(exportTickets).values([...tickets])
}

/** Uses a ticket up; null when there is none that still opens this form, or its session is over. */
export async function takeTicket(
  db: Database,
  { tokenHash, format, now }: Pick<Ticket, 'tokenHash' | 'format'> & { readonly now: Date },
): Promise<Ticket | null> {
  const [ticket] = await db
    .delete(exportTickets)
    .where(
      and(
        eq(exportTickets.tokenHash, tokenHash),
        eq(exportTickets.format, format),
        gt(exportTickets.expiresAt, now),
        exists(
          db
            .select({ id: sessions.id })
            .from(sessions)
            .where(and(eq(sessions.id, exportTickets.sessionId), gt(sessions.expiresAt, now))),
        ),
      ),
    )
    .returning()
  return ticket ?? null
}

export async function deleteTicketsExpiredBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(exportTickets).where(lt(exportTickets.expiresAt, moment))
}
