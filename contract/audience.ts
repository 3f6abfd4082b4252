import { z } from 'zod'
import { AUDIENCE_TRAITS } from './audience.limits.ts'
import { defineContract, type Output } from './endpoint.ts'

const Audience = z
  .object({
    /** Complete calendar months with enough people, the newest first. */
    months: z.array(
      z.object({
        /** Its first day (Berlin). */
        month: z.iso.date(),
        /** Rounded down, like all numbers of people here. */
        people: z.int(),
        /** The values that enough people have; the others are hidden together (Decision 135). */
        traits: z.record(z.enum(AUDIENCE_TRAITS), z.array(z.object({ value: z.string(), people: z.int() }))),
      }),
    ),
  })
  .meta({ id: 'InsightAudience' })
export type Audience = Output<typeof Audience>

export const audienceContract = defineContract({
  'GET /api/brand/insights/audience': {
    access: 'brand',
    brandRight: 'insights',
    tag: 'workspace',
    summary: 'What the people who like a brand have in common, by calendar month; never of fewer than 20 people',
    response: Audience,
  },
})
