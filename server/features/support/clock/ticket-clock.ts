import type { TicketState } from '#contract/support.limits.ts'
import type { NewTicket, TicketRecord } from '../support.store.ts'
import { customerWrote, minutesSpent, momentsOf, NOTHING_OWED, type ReplyClock, stateChanged } from './reply-clock.ts'

/** The reply clock of a stored ticket. */
export const clockOf = ({ owed, owedSince, targetMinutes, spentMinutes, runningSince }: TicketRecord): ReplyClock => ({
  owed,
  owedSince,
  targetMinutes,
  spentMinutes,
  runningSince,
})

/** What is stored of a clock. Another reply that is owed may be escalated anew. */
export function clockColumns(clock: ReplyClock, before: TicketRecord | null): Partial<NewTicket> {
  const isSame = before !== null && before.owedSince?.getTime() === clock.owedSince?.getTime()
  return { ...clock, ...momentsOf(clock), escalatedAt: isSame ? before.escalatedAt : null }
}

interface StateChange {
  readonly state: TicketState
  readonly ignoresEscalation?: boolean
  readonly at: Date
}

/** The columns that a new state changes. */
export function stateColumns(
  ticket: TicketRecord,
  { state, ignoresEscalation = false, at }: StateChange,
  clock: ReplyClock = clockOf(ticket),
): Partial<NewTicket> {
  const isEnded = state === 'closed' || state === 'merged'
  return {
    state,
    ignoresEscalation,
    updatedAt: at,
    resolvedAt: state === 'resolved' ? at : isEnded ? ticket.resolvedAt : null,
    closedAt: isEnded ? at : null,
    ...clockColumns(stateChanged(clock, { at, state, ignoresEscalation }), ticket),
  }
}

/** The state in which a ticket is once its customer has written. */
const stateAfterCustomer = ({ state }: TicketRecord): TicketState =>
  state === 'new' || state === 'waiting_internal' ? state : 'open'

/** The columns that a message of the customer changes. */
export function customerColumns(
  ticket: TicketRecord,
  {
    at,
    targetMinutes,
    wasAnswered,
  }: { readonly at: Date; readonly targetMinutes: number; readonly wasAnswered: boolean },
): Partial<NewTicket> {
  const clock = customerWrote(clockOf(ticket), { at, targetMinutes, wasAnswered })
  const { ignoresEscalation } = ticket
  return stateColumns(ticket, { state: stateAfterCustomer(ticket), ignoresEscalation, at }, clock)
}

/** The columns that an answer of support changes: nothing is owed, and the first reply is kept for the figures. */
export function replyColumns(ticket: TicketRecord, change: StateChange): Partial<NewTicket> {
  const clock = clockOf(ticket)
  const minutes = minutesSpent(clock, change.at)
  const isFirst = clock.owed === 'first' && ticket.firstReplyMinutes === null
  return {
    ...stateColumns(ticket, change, NOTHING_OWED),
    ...(isFirst && { firstReplyMinutes: minutes, firstReplyLate: minutes > (clock.targetMinutes ?? Infinity) }),
  }
}
