import { z } from 'zod'
import { BOOST_PROBLEMS, CAMPAIGN, CAMPAIGN_PAGES, CAMPAIGN_STATUSES, DELIVERIES, PACINGS } from './campaigns.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id, line, Moment } from './schemas.ts'
import { GENDERS } from './vocabulary.ts'

const tag = 'ads'
const brandCall = { access: 'brand', brandRight: 'campaigns', tag } as const
const params = z.strictObject({ id: Id })
const Cents = z.int().nonnegative()
const Count = z.int().nonnegative()
const between = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most)
const Versioned = z.strictObject({ version: z.int().min(1) })

const ProductIds = z
  .array(Id)
  .min(1)
  .max(CAMPAIGN.products)
  .refine((ids) => new Set(ids).size === ids.length)

export const CampaignForm = z.strictObject({
  name: line(CAMPAIGN.name).min(1),
  productIds: ProductIds,
  /** The most that a click may cost. */
  bidCents: between(CAMPAIGN.bid),
  dailyBudgetCents: between(CAMPAIGN.dailyBudget),
  totalBudgetCents: between(CAMPAIGN.totalBudget).nullable(),
  /** Null: at once. */
  startsAt: Moment.nullable(),
  /** Null: until it is stopped. */
  endsAt: Moment.nullable(),
  /** Shown to people who look for these only (Decision 131); empty: for everyone whom the products are for. */
  genders: z.array(z.enum(GENDERS)).max(GENDERS.length),
  pacing: z.enum(PACINGS),
  note: z.string().trim().max(CAMPAIGN.note),
})
export type CampaignForm = Output<typeof CampaignForm>

const Figures = z.object({
  /** Promoted cards that were seen. */
  impressions: Count,
  charged: Count,
  free: Count,
  /** Without what was refunded. */
  costCents: Cents,
})

const Share = z.number().min(0).max(1)

const BoostedProduct = z.object({
  id: Id,
  name: z.string(),
  picture: Media.nullable(),
  /** Why it is not shown now; null: it is. */
  problem: z.enum(BOOST_PROBLEMS).nullable(),
  /** Product 5, "Bild prüfen": billed clicks per impression, much fewer than the median of its type; null: not known to be. */
  weakPicture: z.object({ clickRate: Share, usualRate: Share }).nullable(),
})

const Campaign = z
  .object({
    id: Id,
    version: z.int().min(1),
    status: z.enum(CAMPAIGN_STATUSES),
    /** What happens, always with one reason. */
    delivery: z.enum(DELIVERIES),
    /** Why staff block this campaign, or all of the brand; null: they do not. */
    blockedReason: z.string().nullable(),
    form: CampaignForm,
    createdAt: z.iso.datetime(),
    spentTodayCents: Cents,
    spentCents: Cents,
    products: z.array(BoostedProduct),
    /** Of the last 7 days, today included, and since the start. */
    week: Figures,
    all: Figures,
  })
  .meta({ id: 'Campaign' })
export type Campaign = Output<typeof Campaign>

const Settings = z
  .object({
    version: z.int().min(0),
    /** The one switch: nothing is promoted while it is on. */
    isStopped: z.boolean(),
    /** Why staff block all campaigns of the brand; null: they do not. */
    blockedReason: z.string().nullable(),
    /** Over all campaigns and a calendar month; null: none. */
    monthlyLimitCents: Cents.nullable(),
    spentThisMonthCents: Cents,
  })
  .meta({ id: 'AdSettings' })
export type AdSettings = Output<typeof Settings>

const Range = z.object({ low: Count, high: Count })

const Estimate = z
  .object({
    /** Clicks a day that these amounts buy and the shoppers there are may give. */
    clicksPerDay: Range,
    /** What one of them will cost. */
    priceCents: Range,
    /**
     * What limits them. `prices`: budget and bid, with prices that are not known yet, because too few boosts ran; `measured`: the
     * same with prices of the last 7 days; `shoppers`: the people who were here in them and may not know the products yet.
     */
    basis: z.enum(['prices', 'measured', 'shoppers']),
    /** The bid to begin with, and what others bid; null: fewer than 30 auctions. */
    suggestedBidCents: Cents,
    usualBidCents: Range.nullable(),
    /** The lowest price of a click. */
    reserveCents: Cents,
    /** Of the products that cannot be boosted, the reason. */
    problems: z.array(z.object({ productId: Id, problem: z.enum(BOOST_PROBLEMS) })),
  })
  .meta({ id: 'CampaignEstimate' })
export type CampaignEstimate = Output<typeof Estimate>

const ID_LIST = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:,[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}){0,49}$/

const Boostable = z
  .object({
    id: Id,
    name: z.string(),
    gender: z.enum(GENDERS),
    picture: Media.nullable(),
    /** Why it cannot be boosted; null: it can. */
    problem: z.enum(BOOST_PROBLEMS).nullable(),
  })
  .meta({ id: 'BoostableProduct' })
export type BoostableProduct = Output<typeof Boostable>

const refusals = [
  'campaigns.products',
  'campaigns.dates',
  'campaigns.gender',
  'campaigns.most',
  'campaigns.brand',
  'campaigns.blocked',
] as const

export const campaignsContract = defineContract({
  'GET /api/brand/campaigns': {
    ...brandCall,
    summary: 'Campaigns of the brand with their figures, the newest first; archived ones only when asked for',
    query: z.strictObject({ archived: z.enum(['true', 'false']).optional() }),
    response: z.object({
      campaigns: z.array(Campaign),
      settings: Settings,
      /** Ad credit that is left; null: an open debt stops all spending. */
      creditCents: Cents.nullable(),
      /** Days for which it lasts at what was spent in the last 7 days; null: nothing was. */
      daysLeft: z.int().nullable(),
    }),
  },
  'GET /api/brand/campaigns/products': {
    ...brandCall,
    summary: 'Products to choose for a campaign, each with why it cannot be boosted; those that are shown come first',
    query: z.strictObject({
      q: line(CAMPAIGN_PAGES.search).optional(),
      /** Only these, separated by commas. */
      ids: z.string().regex(ID_LIST).optional(),
    }),
    response: z.object({
      rows: z.array(Boostable),
      /** How many were found; more than the rows when the search should say more. */
      total: Count,
    }),
  },
  'POST /api/brand/campaigns': {
    ...brandCall,
    summary: 'Create a campaign, as a draft or started',
    body: z.strictObject({ form: CampaignForm, isStarted: z.boolean() }),
    response: Campaign,
    errors: refusals,
  },
  'POST /api/brand/campaigns/quick': {
    ...brandCall,
    summary: 'Boost one product for a week, with the suggested bid',
    body: z.strictObject({ productId: Id, dailyBudgetCents: between(CAMPAIGN.dailyBudget) }),
    response: Campaign,
    errors: refusals,
  },
  'POST /api/brand/campaigns/estimate': {
    ...brandCall,
    summary: 'What to expect of a campaign before it starts, and which products cannot be boosted',
    body: z.strictObject({
      productIds: ProductIds,
      bidCents: between(CAMPAIGN.bid).nullable(),
      dailyBudgetCents: between(CAMPAIGN.dailyBudget),
      genders: z.array(z.enum(GENDERS)).max(GENDERS.length),
    }),
    response: Estimate,
  },
  'GET /api/brand/campaigns/{id}': {
    ...brandCall,
    summary: 'One campaign',
    params,
    response: Campaign,
    errors: ['campaigns.unknown'],
  },
  'PUT /api/brand/campaigns/{id}': {
    ...brandCall,
    summary: 'Change a campaign',
    params,
    body: Versioned.extend({ form: CampaignForm }),
    response: Campaign,
    errors: [...refusals, 'campaigns.unknown', 'campaigns.archived', 'conflict'],
  },
  'POST /api/brand/campaigns/{id}/pause': {
    ...brandCall,
    summary: 'Pause a campaign',
    params,
    body: Versioned,
    response: Campaign,
    errors: ['campaigns.unknown', 'campaigns.archived', 'conflict'],
  },
  'POST /api/brand/campaigns/{id}/resume': {
    ...brandCall,
    summary: 'Start a draft, or go on after a pause',
    params,
    body: Versioned,
    response: Campaign,
    errors: [...refusals, 'campaigns.unknown', 'campaigns.archived', 'conflict'],
  },
  'POST /api/brand/campaigns/{id}/archive': {
    ...brandCall,
    summary: 'Archive a campaign for good; its figures and receipts stay',
    params,
    body: Versioned,
    response: Campaign,
    errors: ['campaigns.unknown', 'conflict'],
  },
  'PUT /api/brand/ad-settings': {
    ...brandCall,
    summary: 'The one switch for all campaigns, and the limit of a month',
    body: z.strictObject({
      version: z.int().min(0),
      isStopped: z.boolean(),
      monthlyLimitCents: between(CAMPAIGN.monthlyLimit).nullable(),
    }),
    response: Settings,
    errors: ['campaigns.blocked', 'conflict'],
  },
})
