import { z } from 'zod'
import { CAMPAIGN_PAGES } from './campaigns.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id } from './schemas.ts'

const Count = z.int().nonnegative()
const Cents = z.int().nonnegative()
const DAY_MS = 86_400_000

const CampaignName = z.object({ id: Id, name: z.string() })

const ReportRow = z.object({
  /** In Berlin. */
  day: z.iso.date(),
  campaign: CampaignName,
  product: z.object({ id: Id, name: z.string() }),
  impressions: Count,
  /** People who saw it; null where it is so long ago that no card is linked to a person any more (`AD_PEOPLE_DAYS`). */
  reach: Count.nullable(),
  /** Of these people, who liked and who opened it within a day after they saw the card, and who has saved it since. */
  likes: Count.nullable(),
  details: Count.nullable(),
  saves: Count.nullable(),
  charged: Count,
  free: Count,
  costCents: Cents,
  /** At the end of the day. */
  bidCents: Cents,
  /** Reported by the shop after a click on the card. */
  orders: Count,
  orderCents: Cents,
})

const Sums = z.object({
  impressions: Count,
  charged: Count,
  free: Count,
  costCents: Cents,
  orders: Count,
  orderCents: Cents,
})
export type ReportSums = Output<typeof Sums>

const Missed = z.object({
  day: z.iso.date(),
  campaign: CampaignName,
  /** Places that it could have had, and got; lost for want of budget, by rank, or because it did not fit the user. */
  offered: Count,
  won: Count,
  lostBudget: Count,
  lostRank: Count,
  lostFit: Count,
  spentCents: Cents,
  /** The highest of the day. */
  dailyBudgetCents: Cents,
})

const Report = z
  .object({
    rows: z.array(ReportRow).max(CAMPAIGN_PAGES.reportRows),
    missed: z.array(Missed),
    /** Of all rows, also of those that are left out: by day, in order, without days on which nothing was seen or clicked. */
    days: z.array(Sums.extend({ day: z.iso.date() })),
    total: Sums,
    /** Of as many days right before. */
    before: Sums,
    /** The shop reports orders; otherwise their numbers are unknown, not 0. */
    hasOrders: z.boolean(),
    /** There are more rows than these: ask for fewer days. */
    isCut: z.boolean(),
  })
  .meta({ id: 'CampaignReport' })
export type CampaignReport = Output<typeof Report>

export const campaignReportContract = defineContract({
  'GET /api/brand/campaign-report': {
    access: 'brand',
    brandRight: 'campaigns',
    tag: 'ads',
    summary: 'Figures of campaigns by day and product, the latest first; for a table and its CSV',
    query: z
      .strictObject({
        from: z.iso.date().regex(/^[1-8]/),
        to: z.iso.date().regex(/^[1-8]/),
        campaign: Id.optional(),
      })
      .refine(
        ({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MS < CAMPAIGN_PAGES.reportDays,
        { path: ['to'] },
      ),
    response: Report,
  },
})
