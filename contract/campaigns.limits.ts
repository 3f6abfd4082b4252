/** Limits of boosts (Product 5) that the browser and the server share. Money in cents. */

export const CAMPAIGN = {
  name: 80,
  note: 280,
  bid: { least: 5, most: 500 },
  dailyBudget: { least: 200, most: 50_000 },
  totalBudget: { least: 1000, most: 2_000_000 },
  /** Over all campaigns of a brand and a calendar month in Berlin. */
  monthlyLimit: { least: 200, most: 10_000_000 },
  products: 50,
  /** Campaigns of a brand that are not archived. */
  most: 100,
  /** Decision 128: the first picture of a boosted product. */
  picture: { width: 800, height: 1000 },
  /** A quick boost runs so long, for one of these amounts a day or another one. */
  quickDays: 7,
  quickDailyCents: [500, 1000],
} as const

/** What a member decides. */
export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'archived'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** What happens, with exactly one reason: the first that holds in this order. */
export const DELIVERIES = [
  'draft',
  'archived',
  'blocked',
  'paused',
  'all-stopped',
  'ended',
  'scheduled',
  'product-inactive',
  'link-broken',
  'no-credit',
  'total-budget',
  'month-limit',
  'daily-budget',
  'bid-too-low',
  'few-users',
  'running',
] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Reasons of which members are told, because they must do something; a broken link has a notice of its own. */
export const ALERTED_STOPS = [
  'product-inactive',
  'no-credit',
  'total-budget',
  'month-limit',
] as const satisfies readonly Delivery[]
export type AlertedStop = (typeof ALERTED_STOPS)[number]

/** Product 5: a card is clicked less than half as often as the median of its type, after so many impressions in 28 days. */
export const WEAK_PICTURE = { impressions: 500, days: 28, share: 0.5, cards: 5, brands: 3 } as const

/** What members are told about a campaign. */
export const AD_ALERTS = ['stopped', 'weak-picture'] as const

/** `even`: over the day; `fast`: as soon as possible. */
export const PACINGS = ['even', 'fast'] as const
export type Pacing = (typeof PACINGS)[number]

/** Why a product cannot be boosted. */
export const BOOST_PROBLEMS = ['inactive', 'shop-only', 'no-link', 'link-broken', 'domain', 'picture'] as const
export type BoostProblem = (typeof BOOST_PROBLEMS)[number]

/** Why a click was free: the rules R1 to R10 of Product 5, or there was nothing left to pay it from. */
export const FREE_REASONS = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'stopped',
  'daily-budget',
  'total-budget',
  'month-limit',
  'no-credit',
] as const
export type FreeReason = (typeof FREE_REASONS)[number]

/** Why a charged click was refunded; `undone` is rule R10. */
export const CLICK_REFUNDS = ['undone', 'link', 'recheck', 'contested'] as const
export type ClickRefund = (typeof CLICK_REFUNDS)[number]

export const CONTEST_STATES = ['open', 'accepted', 'refused'] as const
export const CONTEST = { days: 30, reason: { least: 3, most: 500 } } as const

/** Rows of one page of receipts, days of one report, and what is offered to choose from at once. */
export const CAMPAIGN_PAGES = { receipts: 50, reportDays: 92, reportRows: 1000, products: 100, search: 80 } as const
