import { and, eq, exists, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { exportTickets, sessions } from '../accounts.tables.ts'

type Ticket = typeof exportTickets.$inferSelect

export async function insertTickets(db: Database, tickets: readonly Ticket[]): Promise<void> {
  await db.insert(exportTickets).values([...tickets])
}

type Wanted = Pick<Ticket, 'tokenHash' | 'format'> & { readonly now: Date }

/**
 * The ticket that opens this form. Within a session it opens once; one that was mailed stays until it expires, because mail
 * programs follow links before their reader does.
 */
export async function takeTicket(db: Database, wanted: Wanted): Promise<Ticket | null> {
  return (await consumeTicket(db, wanted)) ?? (await findMailedTicket(db, wanted))
}

async function findMailedTicket(db: Database, { tokenHash, format, now }: Wanted): Promise<Ticket | null> {
  const [ticket] = await db
    .select()
    .from(exportTickets)
    .where(
      and(
        eq(exportTickets.tokenHash, tokenHash),
        eq(exportTickets.format, format),
        gt(exportTickets.expiresAt, now),
        isNull(exportTickets.sessionId),
      ),
    )
  return ticket ?? null
}

/** Uses a ticket up; null when there is none that still opens this form, or its session is over. */
async function consumeTicket(db: Database, { tokenHash, format, now }: Wanted): Promise<Ticket | null> {
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
