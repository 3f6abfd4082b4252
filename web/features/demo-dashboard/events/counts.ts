import { INSIGHT_STEPS } from '#contract/insights.limits.ts'
import type { Steps } from '#contract/insights.ts'
import { isPromoted } from './promoted.ts'
import { DID, type Visits } from './visits.ts'

type Step = (typeof INSIGHT_STEPS)[number]

/** Which rows are counted; what is left out does not matter. `from` and `to` in days ago, both included. */
export interface Selected {
  /** The earlier day. */
  readonly from: number
  readonly to: number
  readonly piece?: number | undefined
  /** Promoted cards only, or all others. */
  readonly isPromoted?: boolean | undefined
}

export const emptySteps = (): Record<Step, number> =>
  Object.fromEntries(INSIGHT_STEPS.map((step) => [step, 0])) as Record<Step, number>

/** Calls back for each row of a selection. */
export function eachVisit(visits: Visits, selected: Selected, take: (row: number) => void): void {
  const { from, to, piece } = selected
  for (let row = 0; row < visits.count; row += 1) {
    const day = visits.daysAgo[row] ?? 0
    if (day > from || day < to || (piece !== undefined && visits.piece[row] !== piece)) continue
    if (selected.isPromoted === undefined || isPromoted(visits, row) === selected.isPromoted) take(row)
  }
}

/** Adds one row to sums of the steps. */
function addSteps(steps: Record<Step, number>, did: number): void {
  for (const step of INSIGHT_STEPS) if (step === 'shown' || did & DID[step]) steps[step] += 1
}

/** Sums of the steps by a property of the rows. */
export function stepsBy<K>(visits: Visits, selected: Selected, keyOf: (row: number) => K): Map<K, Steps> {
  const groups = new Map<K, Record<Step, number>>()
  eachVisit(visits, selected, (row) => {
    const key = keyOf(row)
    const steps = groups.get(key) ?? emptySteps()
    groups.set(key, steps)
    addSteps(steps, visits.did[row] ?? 0)
  })
  return groups
}

export const stepsOf = (visits: Visits, selected: Selected): Steps =>
  stepsBy(visits, selected, () => 'all').get('all') ?? emptySteps()

/** How many different people did one of these things. */
export function countPeople(visits: Visits, selected: Selected, did: number): number {
  const people = new Set<number>()
  eachVisit(visits, selected, (row) => {
    if ((visits.did[row] ?? 0) & did) people.add(visits.person[row] ?? 0)
  })
  return people.size
}
