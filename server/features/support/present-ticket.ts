import { TICKET_LIMITS, ticketNumber } from '#contract/support.limits.ts'
import type { Ticket, TicketEvent, TicketReference, TicketRow } from '#contract/support.ts'
import type { EventRecord } from './messages.store.ts'
import type { ReadableTicket, TicketRecord } from './support.store.ts'

const DAY_MS = 86_400_000

export const presentRow = (ticket: ReadableTicket): TicketRow => ({
  id: ticket.id,
  number: ticketNumber(ticket.no),
  subject: ticket.subject,
  category: ticket.category,
  state: ticket.state,
  openedBy: ticket.openedByName,
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
})

export const presentReference = ({
  referenceType,
  referenceId,
  referenceName,
}: TicketRecord): TicketReference | null =>
  referenceType === null || referenceId === null
    ? null
    : { type: referenceType, id: referenceId, name: referenceName ?? '' }

export const presentEvent = ({ kind, value, createdAt }: EventRecord): TicketEvent => ({
  kind,
  value,
  createdAt: createdAt.toISOString(),
})

/** Until when an answer opens a closed ticket again; null: it is not closed. */
export const reopensUntil = ({ state, closedAt }: TicketRecord): Date | null =>
  state === 'closed' && closedAt !== null ? new Date(closedAt.getTime() + TICKET_LIMITS.reopensForDays * DAY_MS) : null

export const presentRating = ({ stars, askedForRatingAt }: TicketRecord): Ticket['rating'] => ({
  state: stars !== null ? 'given' : askedForRatingAt !== null ? 'open' : 'none',
  stars,
})
