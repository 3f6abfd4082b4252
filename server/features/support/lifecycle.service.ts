import { TICKET_LIMITS } from '#contract/support.limits.ts'
import { monthsBefore } from '#server/platform/data/partitions.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { forgetPendingFiles } from './attachments/attachments.service.ts'
import { stateColumns } from './clock/ticket-clock.ts'
import {
  deleteTicketsBefore,
  deleteViewersBefore,
  selectToClose,
  selectToEscalate,
  selectToRate,
} from './lifecycle.store.ts'
import { lockTicket, type TicketRecord, updateTicket } from './support.store.ts'
import { tellCustomers, tellLead } from './ticket-notices.service.ts'
import { changeTicket } from './write-tickets.service.ts'

/** Decision 138. */
const KEPT_MONTHS = 24
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const before = ({ now }: Pick<World, 'now'>, ms: number): Date => new Date(now().getTime() - ms)

/** Does one thing to each of these tickets, each in a transaction of its own, and looks again under its lock. */
async function forEach(
  world: World,
  ids: readonly string[],
  work: (inside: World, ticket: TicketRecord) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    await inTransaction(world, async (inside) => {
      const ticket = await lockTicket(inside.db, id)
      if (ticket) await work(inside, ticket)
    })
  }
}

/** Job: tells the lead of replies of which four fifths of the time are over. */
export async function escalateTickets(world: World): Promise<void> {
  const now = world.now()
  await forEach(world, await selectToEscalate(world.db, now), async (inside, ticket) => {
    if (ticket.escalatedAt !== null || ticket.escalateAt === null || ticket.escalateAt > now) return
    await updateTicket(inside.db, ticket.id, { escalatedAt: now })
    await tellLead(inside, ticket)
  })
}

/** Job: closes what was resolved a week ago, and asks for a rating a day after a ticket was closed. */
export async function closeTickets(world: World): Promise<void> {
  const closing = await selectToClose(world.db, before(world, TICKET_LIMITS.closesAfterDays * DAY_MS))
  await forEach(world, closing, async (inside, ticket) => {
    if (ticket.state !== 'resolved') return
    await changeTicket(inside, ticket, stateColumns(ticket, { state: 'closed', at: inside.now() }))
  })
  const rating = await selectToRate(world.db, before(world, TICKET_LIMITS.ratedAfterHours * HOUR_MS))
  await forEach(world, rating, async (inside, ticket) => {
    if (ticket.state !== 'closed' || ticket.askedForRatingAt !== null) return
    await updateTicket(inside.db, ticket.id, { askedForRatingAt: inside.now() })
    await tellCustomers(inside, ticket, { phase: 'rate' })
  })
}

/** Job: deletes tickets of two years ago, files that were never sent, and signs of who had a ticket open. */
export async function forgetTickets(world: World): Promise<void> {
  const deleted = await deleteTicketsBefore(world.db, monthsBefore(world.now(), KEPT_MONTHS))
  if (deleted > 0) world.log.info({ deleted }, 'deleted old tickets')
  await forgetPendingFiles(world)
  await deleteViewersBefore(world.db, before(world, HOUR_MS))
}
