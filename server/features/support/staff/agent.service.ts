import type { z } from 'zod'
import { type TicketPriority, ticketNumber } from '#contract/support.limits.ts'
import type { supportStaffContract } from '#contract/support-staff.ts'
import { listStaffWith } from '#server/features/accounts/staff/staff-members.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { attachFiles } from '../attachments/attachments.service.ts'
import { NOTHING_OWED, stateChanged } from '../clock/reply-clock.ts'
import { clockColumns, clockOf, replyColumns, stateColumns } from '../clock/ticket-clock.ts'
import { insertEvent, insertMessage, insertNote, moveMessages } from '../messages.store.ts'
import { lockTicket, type TicketRecord, updateTicket } from '../support.store.ts'
import { tellCustomers } from '../ticket-notices.service.ts'
import { changeTicket } from '../write-tickets.service.ts'
import { giveTo, handOver, noteAct } from './queue.service.ts'
import { areMergeable } from './staff-ticket.service.ts'

type Body<K extends keyof typeof supportStaffContract> = (typeof supportStaffContract)[K] extends {
  readonly body: infer B extends z.ZodType
}
  ? z.output<B>
  : never

const OK = { ok: true } as const

/** Does something to a ticket under its lock. */
function inTicket(
  scope: StaffScope,
  id: string,
  work: (inside: StaffScope, ticket: TicketRecord) => Promise<void>,
): Promise<typeof OK> {
  return inTransaction(scope, async (inside) => {
    const ticket = await lockTicket(inside.db, id)
    ensure(ticket, 'tickets.unknown')
    await work(inside, ticket)
    return OK
  })
}

type Reply = Body<'POST /api/admin/tickets/{id}/messages'> & { readonly requestKey: string | null }

/** Answers the sender, who also gets the answer by mail. The ticket is the agent's then. */
export const replyToTicket = (scope: StaffScope, id: string, { text, attachmentIds, state, requestKey }: Reply) =>
  inTicket(scope, id, async (inside, ticket) => {
    ensure(ticket.state !== 'merged', 'tickets.merged')
    const at = inside.now()
    const message = {
      ticketId: id,
      requestKey,
      side: 'staff',
      authorId: inside.actor.userId,
      text,
      createdAt: at,
    } as const
    const messageId = await insertMessage(inside.db, message)
    if (!messageId) return
    await attachFiles(inside, attachmentIds, messageId)
    const isTaken = ticket.assigneeId === null
    if (isTaken) await handOver(inside, { ...ticket, state: 'open' }, inside.actor.userId)
    await changeTicket(inside, ticket, replyColumns(ticket, { state, at }))
    await tellCustomers(inside, ticket, { phase: 'answered', text })
    const taken = isTaken ? { assignee: [null, inside.actor.userId] as const } : {}
    await noteAct(inside, ticket, 'answered', { state: [ticket.state, state], ...taken })
  })

/** Adds a note that only staff read. */
export const addNote = (scope: StaffScope, id: string, text: string) =>
  inTicket(scope, id, async (inside, ticket) => {
    await insertNote(inside.db, { ticketId: id, authorId: inside.actor.userId, text, createdAt: inside.now() })
    await noteAct(inside, ticket, 'noted')
  })

/** Sets the state. The sender is told when the matter is resolved. */
export const setTicketState = (
  scope: StaffScope,
  id: string,
  { state, ignoresEscalation }: Body<'PUT /api/admin/tickets/{id}/state'>,
) =>
  inTicket(scope, id, async (inside, ticket) => {
    ensure(ticket.state !== 'merged', 'tickets.merged')
    const ignores = state === 'waiting_internal' && ignoresEscalation
    if (ticket.state === state && ticket.ignoresEscalation === ignores) return
    const change = { state, ignoresEscalation: ignores, at: inside.now() }
    await changeTicket(inside, ticket, stateColumns(ticket, change))
    if (state === 'resolved' && ticket.state !== 'resolved') await tellCustomers(inside, ticket, { phase: 'resolved' })
    await noteAct(inside, ticket, 'state', { state: [ticket.state, state] })
  })

export const setPriority = (scope: StaffScope, id: string, priority: TicketPriority) =>
  inTicket(scope, id, async (inside, ticket) => {
    if (ticket.priority === priority) return
    await updateTicket(inside.db, id, { priority })
    await noteAct(inside, ticket, 'priority', { priority: [ticket.priority, priority] })
  })

/** Gives a ticket to a member of staff. What another agent has taken meanwhile cannot be taken by oneself. */
export const assignTicket = (scope: StaffScope, id: string, staffId: string | null) =>
  inTicket(scope, id, async (inside, ticket) => {
    const isTaking = staffId === inside.actor.userId
    ensure(!isTaking || ticket.assigneeId === null || ticket.assigneeId === staffId, 'tickets.taken')
    const agents = await listStaffWith(inside, ['support', 'superadmin'])
    ensure(staffId === null || agents.some((agent) => agent.id === staffId), 'input')
    await giveTo(inside, ticket, staffId)
  })

/** Moves the messages of a ticket into another one, which owes what either of them owed first. */
export function mergeTicket(scope: StaffScope, id: string, intoId: string): Promise<typeof OK> {
  return inTransaction(scope, async (inside) => {
    // In the order of their ids, so that two merges of the same tickets do not wait for each other.
    const locked = new Map<string, TicketRecord | null>()
    for (const each of [id, intoId].toSorted()) locked.set(each, await lockTicket(inside.db, each))
    const [ticket, into] = [locked.get(id), locked.get(intoId)]
    ensure(ticket && into, 'tickets.unknown')
    ensure(areMergeable(ticket, into), 'tickets.merge')
    const at = inside.now()
    await moveMessages(inside.db, id, intoId)
    await updateTicket(inside.db, id, {
      ...stateColumns(ticket, { state: 'merged', at }),
      mergedInto: intoId,
    })
    await inheritClock(inside, ticket, into, at)
    await insertEvent(inside.db, { ticketId: id, kind: 'merged', value: ticketNumber(into.no), createdAt: at })
    await insertEvent(inside.db, {
      ticketId: intoId,
      kind: 'merged-here',
      value: ticketNumber(ticket.no),
      createdAt: at,
    })
    await noteAct(inside, ticket, 'merged', { into: [null, intoId] })
    return OK
  })
}

async function inheritClock(inside: StaffScope, ticket: TicketRecord, into: TicketRecord, at: Date): Promise<void> {
  const isEarlier = into.owedSince === null || (ticket.owedSince !== null && ticket.owedSince < into.owedSince)
  if (ticket.owed === null || !isEarlier) return
  const state = into.state === 'waiting_customer' || into.state === 'resolved' ? 'open' : into.state
  const ignoresEscalation = state === 'waiting_internal' && into.ignoresEscalation
  const clock = stateChanged(clockOf(ticket), { at, state, ignoresEscalation })
  const columns = clock === NOTHING_OWED ? {} : clockColumns(clock, ticket)
  await changeTicket(inside, into, { state, resolvedAt: null, updatedAt: at, ...columns })
}
