import { z } from 'zod'
import { CAMPAIGN_PAGES } from './campaigns.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id } from './schemas.ts'

const Count = z.int().nonnegative()
const Cents = z.int().nonnegative()
const DAY_MS = 86_400_000

const ReportRow = z.object({
  /** In Berlin. */
  day: z.iso.date(),
  campaign: z.object({ id: Id, name: z.string() }),
  product: z.object({ id: Id, name: z.string() }),
  impressions: Count,
  /** People who saw it; 0 where it is so long ago that no card is linked to a person any more. */
  reach: Count,
  /** Of these people, who liked and who opened it within a day after they saw the card. */
  likes: Count,
  details: Count,
  charged: Count,
  free: Count,
  costCents: Cents,
  bidCents: Cents,
  /** Reported by the shop after a click on the card. */
  orders: Count,
  orderCents: Cents,
})

const Missed = z.object({
  day: z.iso.date(),
  campaignId: Id,
  /** Places that it could have had, and got; lost for want of budget, by rank, or because it did not fit the user. */
  offered: Count,
  won: Count,
  lostBudget: Count,
  lostRank: Count,
  lostFit: Count,
  spentCents: Cents,
  dailyBudgetCents: Cents,
})

const Report = z
  .object({
    rows: z.array(ReportRow).max(CAMPAIGN_PAGES.reportRows),
    missed: z.array(Missed),
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
