import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { PLAN_NAMES } from './plans.limits.ts'
import { TREND_KINDS } from './trends.limits.ts'

const brandCall = { access: 'brand', brandRight: 'insights', tag: 'workspace' } as const

/** What the plan leaves out, and the name of the first plan that shows it; null: it shows everything. */
const More = z.object({ count: z.int().positive(), plan: z.enum(PLAN_NAMES) }).nullable()

const Trends = z
  .object({
    /** The three weeks (days in Berlin) that are compared with the three before; null: not counted so far. */
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    kinds: z.array(
      z.object({
        kind: z.enum(TREND_KINDS),
        /** The most rising first. */
        cells: z.array(
          z.object({
            /** A word of the vocabulary, the lower bound of a price band in cents, or a tag. */
            key: z.string(),
            /** How the like rate changed against that of all products, percent. */
            changePercent: z.int(),
          }),
        ),
        more: More,
      }),
    ),
    /** Of the other brands, how many percent are liked less; null: too few people saw the brand, or too few brands. */
    own: z.object({ percentile: z.int().min(0).max(100), brands: z.int() }).nullable(),
    /** The first plan that exports them; null: this one does. */
    exportPlan: z.enum(PLAN_NAMES).nullable(),
  })
  .meta({ id: 'Trends' })
export type Trends = Output<typeof Trends>

export const trendsContract = defineContract({
  'GET /api/brand/trends': {
    ...brandCall,
    summary: 'What people like more and less than three weeks ago, on the whole platform and without single brands',
    response: Trends,
  },
})

const RareSearches = z
  .object({
    /** The most searched first. */
    searches: z.array(z.object({ query: z.string(), searches: z.int(), found: z.int() })),
    more: More,
  })
  .meta({ id: 'RareSearches' })
export type RareSearches = Output<typeof RareSearches>

export const rareSearchesContract = defineContract({
  'GET /api/brand/trends/searches': {
    ...brandCall,
    summary: 'What many people search for and hardly find',
    response: RareSearches,
  },
})
