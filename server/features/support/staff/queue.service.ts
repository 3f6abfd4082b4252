import { SUPPORT_FIGURE_DAYS, type TicketCategory, ticketNumber } from '#contract/support.limits.ts'
import type { QueuedTicket } from '#contract/support-staff.ts'
import { listStaffWith } from '#server/features/accounts/staff/staff-members.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { minutesSpent } from '../clock/reply-clock.ts'
import { clockOf, stateColumns } from '../clock/ticket-clock.ts'
import { insertEvent } from '../messages.store.ts'
import { type TicketRecord, updateTicket } from '../support.store.ts'
import { changeTicket } from '../write-tickets.service.ts'
import {
  type Counts,
  countQueue,
  type Figures,
  lockNext,
  type QueueAge,
  type QueueTicket,
  type QueueView,
  selectFigures,
  selectQueue,
  selectQueueAge,
} from './queue.store.ts'

const SHOWN = 100
const FIGURE_DAYS_MS = SUPPORT_FIGURE_DAYS * 86_400_000

interface Asked {
  readonly view?: QueueView | undefined
  readonly category?: TicketCategory | undefined
  readonly q?: string | undefined
}

interface Queue {
  readonly tickets: QueuedTicket[]
  readonly hasMore: boolean
  readonly counts: Counts
  readonly figures: Figures
}

/** The queue as the caller sees it, with its numbers. */
export async function listQueue(
  { db, actor, now }: StaffScope,
  { view = 'waiting', category, q = '' }: Asked,
): Promise<Queue> {
  const at = now()
  const asked = { view, staffId: actor.userId, category: category ?? null, words: q }
  const rows = await selectQueue(db, { ...asked, most: SHOWN + 1 })
  return {
    tickets: rows.slice(0, SHOWN).map((row) => presentQueued(row, actor.userId, at)),
    hasMore: rows.length > SHOWN,
    counts: await countQueue(db, actor.userId, at),
    figures: await selectFigures(db, new Date(at.getTime() - FIGURE_DAYS_MS)),
  }
}

export const presentQueued = (ticket: QueueTicket, staffId: string, at: Date): QueuedTicket => ({
  id: ticket.id,
  number: ticketNumber(ticket.no),
  subject: ticket.subject,
  category: ticket.category,
  state: ticket.state,
  urgency: ticket.urgency,
  priority: ticket.priority,
  from: ticket.brandName ?? ticket.openedByName ?? '–',
  isBrand: ticket.brandId !== null,
  assignee:
    ticket.assigneeId === null ? null : { username: ticket.assigneeName ?? '–', isOwn: ticket.assigneeId === staffId },
  clock: presentClock(ticket, at),
  createdAt: ticket.createdAt.toISOString(),
  updatedAt: ticket.updatedAt.toISOString(),
})

function presentClock(ticket: TicketRecord, at: Date): QueuedTicket['clock'] {
  const clock = clockOf(ticket)
  const left = clock.targetMinutes === null ? null : clock.targetMinutes - minutesSpent(clock, at)
  return {
    owed: clock.owed,
    dueAt: ticket.dueAt?.toISOString() ?? null,
    minutesLeft: clock.owed === null || left === null ? null : Math.round(left),
    isRunning: clock.runningSince !== null,
    isEscalated: ticket.escalatedAt !== null,
  }
}

/** Takes the ticket that is due first. Two agents who ask at the same moment get different ones. */
export function takeNext(scope: StaffScope, after: string | undefined): Promise<{ next: string | null }> {
  return inTransaction(scope, async (inside) => {
    const ticket = await lockNext(inside.db, inside.actor.userId, after ?? null)
    if (!ticket) return { next: null }
    await giveTo(inside, ticket, inside.actor.userId)
    return { next: ticket.id }
  })
}

/** Gives a locked ticket to a member of staff, or to no one, and records it. */
export async function giveTo(scope: StaffScope, ticket: TicketRecord, staffId: string | null): Promise<void> {
  if (ticket.assigneeId === staffId) return
  await handOver(scope, ticket, staffId)
  await noteAct(scope, ticket, 'assigned', { assignee: [ticket.assigneeId, staffId] })
}

/** The same without an entry in the log, as a part of another act. A new ticket is in work then. */
export async function handOver(scope: StaffScope, ticket: TicketRecord, staffId: string | null): Promise<void> {
  const { db, now } = scope
  await updateTicket(db, ticket.id, { assigneeId: staffId, updatedAt: now() })
  if (staffId !== null) {
    const isFirst = ticket.assigneeId === null
    if (isFirst) await insertEvent(db, { ticketId: ticket.id, kind: 'assigned', value: '', createdAt: now() })
    if (ticket.state === 'new') await changeTicket(scope, ticket, stateColumns(ticket, { state: 'open', at: now() }))
  }
}

/** Those who can be given a ticket. */
export const listAgents = async (scope: StaffScope) => ({
  agents: await listStaffWith(scope, ['support', 'superadmin']),
})

type Changed = Readonly<Record<string, readonly [unknown, unknown]>>

/** Records an act of support, in its transaction. */
export const noteAct = (scope: StaffScope, ticket: TicketRecord, act: string, changed: Changed = {}): Promise<void> =>
  writeAudit(scope, {
    action: `ticket.${act}`,
    targetType: 'ticket',
    targetId: ticket.id,
    changed,
    ...(ticket.brandId !== null && { brandId: ticket.brandId }),
  })

/** How many tickets wait for a reply, how many of them are late or nearly so, and since when the oldest waits. */
export const readTicketAge = ({ db, now }: Pick<StaffScope, 'db' | 'now'>): Promise<QueueAge> =>
  selectQueueAge(db, now())
