import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { INSIGHT_COMPARISONS, INSIGHT_GROUPS, INSIGHT_RANGE, INSIGHT_STEPS, INSIGHT_UNITS } from './insights.limits.ts'
import { Id } from './schemas.ts'

const brandCall = { access: 'brand', brandRight: 'insights', tag: 'workspace' } as const
const DAY_MS = 86_400_000

/** Days in Berlin, both included. */
const range = {
  // Years that have a day before and after, also for a comparison.
  from: z.iso.date().regex(/^[1-8]/),
  to: z.iso.date().regex(/^[1-8]/),
  product: Id.optional(),
  /** Only what was promoted, or only what was not. */
  promoted: z.enum(['true', 'false']).optional(),
}
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
const isRange = (given: { readonly from: string; readonly to: string }): boolean =>
  given.from <= given.to && daysOf(given) <= INSIGHT_RANGE.mostDays

/** People per step, each once per product and day (Decision 134). */
const Steps = z.record(z.enum(INSIGHT_STEPS), z.int().nonnegative()).meta({ id: 'InsightSteps' })
export type Steps = Output<typeof Steps>

const Part = z.object({
  /** Shorter than asked for where the plan shows less. */
  from: z.iso.date(),
  to: z.iso.date(),
  totals: Steps,
  /** Of what is over, and of as much of a comparison: a day or an hour that has just begun makes no difference. */
  whole: Steps,
  buckets: z.array(
    z.object({
      /** Where it begins: a moment for hours, else a day in Berlin. */
      start: z.string(),
      /** It has not ended, or the range cuts it off. */
      isIncomplete: z.boolean(),
      steps: Steps,
    }),
  ),
})

const Series = z
  .object({
    range: Part,
    /** Null without one, and where the plan does not show its days. */
    comparison: Part.nullable(),
    /** Orders of the range that the shop reported, by promotion; null: it reports none. They are orders, not people. */
    orders: z.object({ organic: z.int().nonnegative(), promoted: z.int().nonnegative() }).nullable(),
    /** Name of the product that was asked for. */
    product: z.string().nullable(),
    /** Days that the plan shows, with today. */
    historyDays: z.int(),
  })
  .meta({ id: 'InsightSeries' })
export type Series = Output<typeof Series>

const Breakdown = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    rows: z.array(
      z.object({
        /** A product's id, a word of the vocabulary, the lower bound of a price band in cents, or weekday (1 is Monday) and hour. */
        key: z.string(),
        /** Of a product. */
        name: z.string().nullable(),
        steps: Steps,
      }),
    ),
  })
  .meta({ id: 'InsightBreakdown' })
export type Breakdown = Output<typeof Breakdown>

export const insightsContract = defineContract({
  'GET /api/brand/insights/series': {
    ...brandCall,
    summary: 'What people did with the products of a brand over time, with a comparison; without its own team',
    query: z
      .strictObject({
        ...range,
        unit: z.enum(INSIGHT_UNITS).default('day'),
        compare: z.enum(INSIGHT_COMPARISONS).default('none'),
      })
      .refine(isRange, { path: ['to'] })
      .refine(({ unit, ...days }) => unit !== 'hour' || daysOf(days) <= INSIGHT_RANGE.mostHourlyDays, {
        path: ['unit'],
      })
      .refine(({ unit, ...days }) => unit !== 'day' || daysOf(days) <= INSIGHT_RANGE.mostDailyDays, { path: ['unit'] }),
    response: Series,
    errors: ['products.unknown'],
  },
  'GET /api/brand/insights/breakdown': {
    ...brandCall,
    summary:
      'The same figures by product, its type, gender or price, by part of the app, device, promotion, or weekday and hour',
    query: z.strictObject({ ...range, by: z.enum(INSIGHT_GROUPS) }).refine(isRange, { path: ['to'] }),
    response: Breakdown,
    errors: ['products.unknown'],
  },
})
