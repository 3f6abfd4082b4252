import { z } from 'zod'
import { CAMPAIGN_PAGES, CLICK_REFUNDS, CONTEST, CONTEST_STATES, FREE_REASONS } from './campaigns.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, VISIBLE } from './schemas.ts'

const brandCall = { access: 'brand', brandRight: 'campaigns', tag: 'ads' } as const
const Cents = z.int().nonnegative()

/** A click on a promoted card, with why it was charged or not: the "Klick-Nachweis". */
const Receipt = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    campaign: z.object({ id: Id, name: z.string() }).nullable(),
    product: z.object({ id: Id, name: z.string() }),
    /** The key in the shop's address (`sw_click`). */
    clickKey: Id,
    /** When the card was seen; null: the shopper clicked before it counted as seen. */
    seenAt: z.iso.datetime().nullable(),
    /** Null: the token was not ours. */
    bidCents: Cents.nullable(),
    /** What the next bid was worth for this card, which sets the price; null: there was none. */
    secondRankCents: Cents.nullable(),
    /** What it cost; 0: it was free. */
    chargedCents: Cents,
    /** Null: it was charged. */
    freeReason: z.enum(FREE_REASONS).nullable(),
    refund: z.object({ at: z.iso.datetime(), reason: z.enum(CLICK_REFUNDS) }).nullable(),
    contest: z
      .object({ state: z.enum(CONTEST_STATES), openedAt: z.iso.datetime(), reason: z.string(), decision: z.string() })
      .nullable(),
    /** It may be contested until then; null: not any more, or never. */
    contestableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ClickReceipt' })
export type ClickReceipt = Output<typeof Receipt>

const contestReason = z.string().trim().min(CONTEST.reason.least).max(CONTEST.reason.most).regex(VISIBLE)

export const clickReceiptsContract = defineContract({
  'GET /api/brand/ad-clicks': {
    ...brandCall,
    summary: 'Clicks on promoted cards, charged or not, the latest first',
    query: z.strictObject({
      campaign: Id.optional(),
      kind: z.enum(['charged', 'free', 'refunded', 'contested']).optional(),
      before: z.coerce.number<string>().int().positive().optional(),
    }),
    response: z.object({
      receipts: z.array(Receipt).max(CAMPAIGN_PAGES.receipts),
      before: z.int().nullable(),
    }),
  },
  'POST /api/brand/ad-clicks/{id}/contest': {
    ...brandCall,
    summary: 'Contest a charged click: staff decide',
    params: z.strictObject({ id: z.coerce.number<string>().int().positive() }),
    body: z.strictObject({ reason: contestReason }),
    response: Receipt,
    errors: ['campaigns.click-unknown', 'campaigns.contest'],
  },
})
