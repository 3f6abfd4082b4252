import { addWorkingMinutes, SUPPORT_HOURS, workingMinutesBetween } from '#contract/business-hours.ts'
import type { TicketState } from '#contract/support.limits.ts'

/** The share of the time after which the lead is told (Product 13). */
const ESCALATES_AT = 0.8

/** How long a reply has been owed, in minutes of support's hours. */
export interface ReplyClock {
  /** The first reply or a later one; null: none is owed. */
  readonly owed: 'first' | 'next' | null
  readonly owedSince: Date | null
  /** Promised by the plan when the customer wrote. */
  readonly targetMinutes: number | null
  /** Until it was last stopped. */
  readonly spentMinutes: number
  /** Null: it stands still. */
  readonly runningSince: Date | null
}

export const NOTHING_OWED: ReplyClock = {
  owed: null,
  owedSince: null,
  targetMinutes: null,
  spentMinutes: 0,
  runningSince: null,
}

/** Whether the clock runs in this state. */
const runsIn = (state: TicketState, ignoresEscalation: boolean): boolean =>
  state === 'new' || state === 'open' || (state === 'waiting_internal' && !ignoresEscalation)

/** The minutes of support's hours that the reply has been owed until a moment. */
export const minutesSpent = ({ spentMinutes, runningSince }: ReplyClock, at: Date): number =>
  spentMinutes + (runningSince === null ? 0 : workingMinutesBetween(SUPPORT_HOURS, runningSince, at))

interface Written {
  readonly at: Date
  readonly targetMinutes: number
  /** Support has answered before. */
  readonly wasAnswered: boolean
}

/** The customer wrote: a reply is owed from now on, unless one already is. */
export function customerWrote(clock: ReplyClock, { at, targetMinutes, wasAnswered }: Written): ReplyClock {
  if (clock.owed !== null) return clock
  return { owed: wasAnswered ? 'next' : 'first', owedSince: at, targetMinutes, spentMinutes: 0, runningSince: null }
}

/** The state changed: the clock goes on, or stands still with what it shows. A matter that is resolved owes no reply. */
export function stateChanged(
  clock: ReplyClock,
  {
    at,
    state,
    ignoresEscalation,
  }: { readonly at: Date; readonly state: TicketState; readonly ignoresEscalation: boolean },
): ReplyClock {
  if (clock.owed === null || state === 'resolved' || state === 'closed' || state === 'merged') return NOTHING_OWED
  const runs = runsIn(state, ignoresEscalation)
  if (runs === (clock.runningSince !== null)) return clock
  return runs ? { ...clock, runningSince: at } : { ...clock, spentMinutes: minutesSpent(clock, at), runningSince: null }
}

/** When the reply is due, and when the lead is told; null while the clock stands still. */
export function momentsOf(clock: ReplyClock): { readonly dueAt: Date | null; readonly escalateAt: Date | null } {
  const { targetMinutes, spentMinutes, runningSince } = clock
  if (targetMinutes === null || runningSince === null) return { dueAt: null, escalateAt: null }
  const after = (minutes: number) => addWorkingMinutes(SUPPORT_HOURS, runningSince, Math.max(0, minutes - spentMinutes))
  return { dueAt: after(targetMinutes), escalateAt: after(targetMinutes * ESCALATES_AT) }
}
