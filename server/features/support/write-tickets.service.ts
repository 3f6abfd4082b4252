import type { z } from 'zod'
import { PLANS } from '#contract/plan.limits.ts'
import { isAllowed } from '#contract/rights.ts'
import { hasCriticalTickets, type TicketPriority, type TicketUrgency } from '#contract/support.limits.ts'
import type { supportContract, Ticket } from '#contract/support.ts'
import { limitsOf } from '#server/features/brands/plan-limits.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { attachFiles, callerOf } from './attachments/attachments.service.ts'
import { customerWrote, NOTHING_OWED, stateChanged } from './clock/reply-clock.ts'
import { clockColumns, customerColumns, stateColumns } from './clock/ticket-clock.ts'
import { insertEvent, insertMessage, wasAnswered } from './messages.store.ts'
import { reopensUntil } from './present-ticket.ts'
import { RIGHT_OF_REFERENCE, readTicket, requireMembership } from './read-tickets.service.ts'
import {
  findByRequest,
  findReadable,
  findReference,
  insertTicket,
  lockReadable,
  type NewTicket,
  type TicketRecord,
  updateTicket,
} from './support.store.ts'
import { SUPPORT_LIMITS } from './support-limits.ts'
import { tellStaff } from './ticket-notices.service.ts'

type Opening = z.output<(typeof supportContract)['POST /api/tickets']['body']>
type Answer = z.output<(typeof supportContract)['POST /api/tickets/{id}/messages']['body']>

const PRIORITY_OF: Readonly<Record<TicketUrgency, TicketPriority>> = {
  normal: 'normal',
  high: 'high',
  critical: 'urgent',
}

/** Product 9: minutes of support's hours within which a reply is promised; people without a brand have those of Free. */
export async function targetMinutesOf(
  scope: Pick<World, 'db' | 'now' | 'config'>,
  brandId: string | null,
): Promise<number> {
  const { supportHours } = brandId === null ? PLANS.free : await limitsOf(scope, brandId)
  return supportHours * 60
}

/** Opens a ticket with its first message; a repeat of the same request answers the same ticket. */
export async function openTicket(scope: Scope, form: Opening, requestKey: string | null): Promise<Ticket> {
  const userId = callerOf(scope)
  const earlier = requestKey === null ? null : await findByRequest(scope.db, requestKey, userId)
  if (earlier) return readTicket(scope, earlier.id)
  await requireWithinLimit(scope, SUPPORT_LIMITS.tickets, userId)
  const reference = await checkedReference(scope, form)
  if (form.followsId !== undefined) ensure(await findReadable(scope.db, userId, form.followsId), 'tickets.unknown')
  const targetMinutes = await targetMinutesOf(scope, form.brandId ?? null)
  const id = await inTransaction(scope, async (inside) => {
    const at = inside.now()
    const written = customerWrote(NOTHING_OWED, { at, targetMinutes, wasAnswered: false })
    const ticket = await insertTicket(inside.db, {
      ...whose(userId, form),
      ...reference,
      requestKey,
      subject: form.subject,
      category: form.category,
      urgency: form.urgency,
      priority: PRIORITY_OF[form.urgency],
      language: inside.language,
      diagnostics: form.diagnostics ?? null,
      followsId: form.followsId ?? null,
      createdAt: at,
      updatedAt: at,
      ...clockColumns(stateChanged(written, { at, state: 'new', ignoresEscalation: false }), null),
    })
    if (!ticket) return null
    const messageId = await insertMessage(inside.db, {
      ticketId: ticket.id,
      side: 'customer',
      authorId: userId,
      text: form.description,
      createdAt: at,
    })
    if (messageId) await attachFiles(inside, form.attachmentIds, messageId)
    await tellStaff(inside, ticket, 'new')
    return ticket.id
  })
  const opened = id ?? (requestKey && (await findByRequest(scope.db, requestKey, userId))?.id)
  ensure(opened, 'conflict')
  return readTicket(scope, opened)
}

const whose = (userId: string, { brandId }: Opening): Pick<NewTicket, 'ownerId' | 'brandId' | 'openedBy'> => ({
  ownerId: brandId === undefined ? userId : null,
  brandId: brandId ?? null,
  openedBy: userId,
})

/** What the ticket refers to, once it is sure that it is the brand's and that the member may see it. */
async function checkedReference(
  scope: Scope,
  { brandId, reference, urgency }: Opening,
): Promise<Pick<NewTicket, 'referenceType' | 'referenceId' | 'referenceName'>> {
  if (brandId === undefined) {
    ensure(urgency !== 'critical', 'tickets.critical')
    ensure(reference === undefined, 'tickets.reference')
    return {}
  }
  const member = await requireMembership(scope, brandId)
  if (urgency === 'critical') ensure(hasCriticalTickets((await limitsOf(scope, brandId)).plan), 'tickets.critical')
  if (reference === undefined) return {}
  const isVisible = isAllowed(member, RIGHT_OF_REFERENCE[reference.type])
  const found = isVisible ? await findReference(scope.db, { brandId, ...reference }) : null
  ensure(found, 'tickets.reference')
  return { referenceType: reference.type, referenceId: found.id, referenceName: found.name }
}

/** Adds an answer of the customer; opens a ticket again that was resolved, or closed not long ago. */
export async function answerTicket(
  scope: Scope,
  id: string,
  { text, attachmentIds, requestKey }: Answer & { readonly requestKey: string | null },
): Promise<Ticket> {
  const userId = callerOf(scope)
  await requireWithinLimit(scope, SUPPORT_LIMITS.messages, userId)
  await inTransaction(scope, async (inside) => {
    const ticket = await lockReadable(inside.db, userId, id)
    ensure(ticket, 'tickets.unknown')
    ensure(ticket.state !== 'merged', 'tickets.merged')
    const at = inside.now()
    const until = reopensUntil(ticket)
    ensure(until === null || at <= until, 'tickets.closed')
    const message = { ticketId: id, requestKey, side: 'customer', authorId: userId, text, createdAt: at } as const
    const messageId = await insertMessage(inside.db, message)
    if (!messageId) return
    await attachFiles(inside, attachmentIds, messageId)
    const targetMinutes = await targetMinutesOf(inside, ticket.brandId)
    const columns = customerColumns(ticket, { at, targetMinutes, wasAnswered: await wasAnswered(inside.db, id) })
    await changeTicket(inside, ticket, columns)
    await tellStaff(inside, ticket, 'answered')
  })
  return readTicket(scope, id)
}

/** The customer says that the matter is settled. */
export async function resolveTicket(scope: Scope, id: string): Promise<Ticket> {
  const userId = callerOf(scope)
  await inTransaction(scope, async (inside) => {
    const ticket = await lockReadable(inside.db, userId, id)
    ensure(ticket, 'tickets.unknown')
    ensure(ticket.state !== 'merged', 'tickets.merged')
    ensure(ticket.state !== 'closed', 'tickets.state')
    if (ticket.state === 'resolved') return
    await changeTicket(inside, ticket, stateColumns(ticket, { state: 'resolved', at: inside.now() }))
  })
  return readTicket(scope, id)
}

/** The customer rates the help, once. */
export async function rateTicket(
  scope: Scope,
  id: string,
  { stars, comment }: { readonly stars: number; readonly comment: string },
): Promise<Ticket> {
  const userId = callerOf(scope)
  await inTransaction(scope, async ({ db, now }) => {
    const ticket = await lockReadable(db, userId, id)
    ensure(ticket, 'tickets.unknown')
    ensure(ticket.askedForRatingAt !== null && ticket.stars === null, 'tickets.rating')
    await updateTicket(db, id, { stars, ratingComment: comment, ratedAt: now() })
  })
  return readTicket(scope, id)
}

/** Changes a locked ticket, and notes a new state for both sides. */
export async function changeTicket(
  { db, now }: Pick<World, 'db' | 'now'>,
  ticket: TicketRecord,
  columns: Partial<NewTicket>,
): Promise<void> {
  await updateTicket(db, ticket.id, columns)
  if (columns.state === undefined || columns.state === ticket.state) return
  await insertEvent(db, { ticketId: ticket.id, kind: 'state', value: columns.state, createdAt: now() })
}
