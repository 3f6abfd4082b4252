import { z } from 'zod'
import { type TICKET_STATES, ticketNumber } from '#contract/support.limits.ts'
import type { StaffTicket } from '#contract/support-staff.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { presentAttachment } from '../attachments/attachments.service.ts'
import { selectAttachments } from '../attachments/attachments.store.ts'
import { upsertViewer } from '../lifecycle.store.ts'
import { selectEvents, selectMessages, selectNotes } from '../messages.store.ts'
import { presentEvent, presentReference } from '../present-ticket.ts'
import { filesByMessage, linksOf } from '../read-tickets.service.ts'
import type { TicketRecord } from '../support.store.ts'
import { readBackground } from './background.service.ts'
import { selectViewers, type Viewer } from './background.store.ts'
import { presentQueued } from './queue.service.ts'
import { findQueueTicket, type QueueTicket, selectOthers } from './queue.store.ts'

/** Signs of who has a ticket open hold for so long. */
const VIEWING_MS = 45_000
const ENDED: readonly (typeof TICKET_STATES)[number][] = ['closed', 'merged']

const Diagnostics = z.object({
  version: z.string(),
  browser: z.string(),
  page: z.string(),
  lastError: z.string().nullable(),
})

/** A ticket with its notes and all that an agent needs to know. */
export async function readStaffTicket(scope: StaffScope, id: string): Promise<StaffTicket> {
  const { db, actor, now } = scope
  const ticket = await findQueueTicket(db, id)
  ensure(ticket, 'tickets.unknown')
  const files = filesByMessage(await selectAttachments(db, id))
  return {
    ...presentQueued(ticket, actor.userId, now()),
    language: ticket.language,
    reference: presentReference(ticket),
    ignoresEscalation: ticket.ignoresEscalation,
    messages: (await selectMessages(db, id)).map(({ createdAt, id: messageId, side, author, text }) => ({
      id: messageId,
      side,
      author,
      text,
      attachments: (files.get(messageId) ?? []).map(presentAttachment),
      createdAt: createdAt.toISOString(),
    })),
    notes: (await selectNotes(db, id)).map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
    events: (await selectEvents(db, id)).map(presentEvent),
    ...(await linksOf(db, ticket)),
    rating: ticket.stars === null ? null : { stars: ticket.stars, comment: ticket.ratingComment },
    viewers: await viewersOf(scope, id),
    background: await backgroundOf(scope, ticket),
  }
}

async function backgroundOf(scope: StaffScope, ticket: QueueTicket): Promise<StaffTicket['background']> {
  const { db } = scope
  const diagnostics = Diagnostics.safeParse(ticket.diagnostics)
  return {
    ...(await readBackground(scope, { userId: ticket.openedBy, brandId: ticket.brandId })),
    diagnostics: diagnostics.success ? diagnostics.data : null,
    otherTickets: (await selectOthers(db, ticket)).map((other) => ({
      id: other.id,
      number: ticketNumber(other.no),
      subject: other.subject,
      state: other.state,
      canMerge: areMergeable(ticket, other),
    })),
  }
}

/** Whether two tickets may become one: of the same sender, and both still open. */
export const areMergeable = (one: TicketRecord, other: TicketRecord): boolean =>
  one.id !== other.id &&
  one.brandId === other.brandId &&
  one.ownerId === other.ownerId &&
  !ENDED.includes(one.state) &&
  !ENDED.includes(other.state)

/** Says that the caller has the ticket open; answers who else has. */
export async function viewTicket(
  scope: StaffScope,
  ticketId: string,
  isWriting: boolean,
): Promise<{ viewers: Viewer[] }> {
  ensure(await findQueueTicket(scope.db, ticketId), 'tickets.unknown')
  await upsertViewer(scope.db, { ticketId, staffId: scope.actor.userId, isWriting, seenAt: scope.now() })
  return { viewers: await viewersOf(scope, ticketId) }
}

const viewersOf = ({ db, actor, now }: StaffScope, ticketId: string) =>
  selectViewers(db, { ticketId, exceptId: actor.userId, since: new Date(now().getTime() - VIEWING_MS) })
