import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { GROUND_KEYS } from './moderation.limits.ts'
import { NOTICE_REASONS } from './vocabulary.ts'

/** What happened to reports, restrictions and appeals that began in one year, in Berlin (DSA art. 15). */
const YearFigures = z
  .object({
    year: z.int(),
    notices: z.object({
      received: z.int(),
      restricted: z.int(),
      kept: z.int(),
      open: z.int(),
      /** From report to decision; null: none is decided. */
      medianHours: z.number().nullable(),
      reasons: z.array(z.object({ reason: z.enum(NOTICE_REASONS), count: z.int() })),
    }),
    restrictions: z.object({
      made: z.int(),
      automated: z.int(),
      /** Taken back later, with or without an appeal. */
      reversed: z.int(),
      grounds: z.array(z.object({ ground: z.enum(GROUND_KEYS), count: z.int() })),
    }),
    appeals: z.object({
      received: z.int(),
      granted: z.int(),
      rejected: z.int(),
      open: z.int(),
      medianHours: z.number().nullable(),
    }),
  })
  .meta({ id: 'TransparencyYear' })
export type YearFigures = Output<typeof YearFigures>

export const transparencyContract = defineContract({
  'GET /api/site/transparency': {
    access: 'public',
    tag: 'site',
    summary: 'Figures of reports, restrictions and appeals by year, the latest first',
    response: z.object({ years: z.array(YearFigures) }),
  },
})
