import { AUDIENCE_ROUNDING, AUDIENCE_VALUES, type AudienceTrait } from '#contract/audience.limits.ts'
import type { Audience } from '#contract/audience.ts'
import { countPeople } from '../events/counts.ts'
import { DID } from '../events/visits.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'

/** Shares of the people who like the label, in the order of `AUDIENCE_VALUES`. */
const SHARES: Readonly<Record<AudienceTrait, readonly number[]>> = {
  gender: [0.34, 0.22, 0.12, 0.09, 0.23],
  price: [0.08, 0.24, 0.36, 0.2, 0.07, 0.05],
  type: [0.24, 0.17, 0.41, 0.09, 0.09],
}

const rounded = (people: number): number => Math.floor(people / AUDIENCE_ROUNDING) * AUDIENCE_ROUNDING

function traitOf(trait: AudienceTrait, people: number): Audience['months'][number]['traits'][AudienceTrait] {
  return AUDIENCE_VALUES[trait].map((value, at) => ({ value, people: rounded(people * (SHARES[trait][at] ?? 0)) }))
}

/** The complete calendar months within the days of the demo. */
export const audience: DemoAnswer<'GET /api/brand/insights/audience'> = ({ visits, days }: DemoWorld) => {
  const firsts = days.flatMap(({ day }, ago) => (day.endsWith('-01') ? [{ day, ago }] : []))
  const complete = firsts.slice(1).map((first, at) => ({ ...first, next: firsts[at]?.ago ?? 0 }))
  return {
    months: complete.map(({ day, ago, next }) => {
      const people = countPeople(visits, { from: ago, to: next + 1 }, DID.liked)
      const traits = {
        gender: traitOf('gender', people),
        price: traitOf('price', people),
        type: traitOf('type', people),
      }
      return { month: day, people: rounded(people), traits }
    }),
  }
}
