import type { BoostProblem, CampaignStatus, Delivery } from '#contract/campaigns.limits.ts'

/** What a campaign met in the auctions of today and yesterday. */
interface AuctionCounts {
  readonly offered: number
  readonly lostRank: number
  readonly lostFit: number
}

export interface DeliveryFacts {
  readonly status: CampaignStatus
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly bidCents: number
  readonly totalBudgetCents: number | null
  readonly dailyBudgetCents: number
  readonly spentCents: number
  readonly spentTodayCents: number
  /** The brand is public. */
  readonly isBrandPublic: boolean
  readonly isAllStopped: boolean
  /** Staff block the campaign or its brand. */
  readonly isBlocked: boolean
  readonly monthlyLimitCents: number | null
  readonly spentThisMonthCents: number
  readonly creditCents: number
  /** Of each product, why it is not shown; null: it is. */
  readonly problems: readonly (BoostProblem | null)[]
  readonly reserveCents: number
  readonly auctions: AuctionCounts
}

const DAY_MS = 86_400_000
/** Auctions before their outcome says something, and the share of lost ones at which the bid is too low. */
const TELLING_AUCTIONS = 30
const LOST_SHARE = 0.9
/** Fewer positions for which a user could be shown it, in two days. */
const FEW_OFFERS = 10

/** What happens with a campaign: exactly one reason, the first that holds (`DELIVERIES`). */
export function deliveryOf(facts: DeliveryFacts, now: Date): Delivery {
  return decided(facts, now) ?? missing(facts) ?? spentUp(facts) ?? slow(facts, now) ?? 'running'
}

/** What members and staff decided. */
function decided({ status, startsAt, endsAt, ...facts }: DeliveryFacts, now: Date): Delivery | null {
  if (status === 'draft' || status === 'archived') return status
  if (!facts.isBrandPublic || facts.isBlocked) return 'blocked'
  if (status === 'paused') return 'paused'
  if (facts.isAllStopped) return 'all-stopped'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt > now ? 'scheduled' : null
}

function missing({ problems }: DeliveryFacts): Delivery | null {
  if (problems.includes(null)) return null
  return problems.includes('link-broken') ? 'link-broken' : 'product-inactive'
}

function spentUp(facts: DeliveryFacts): Delivery | null {
  const { reserveCents: least, totalBudgetCents: total, monthlyLimitCents: month } = facts
  if (facts.creditCents < least) return 'no-credit'
  if (total !== null && total - facts.spentCents < least) return 'total-budget'
  if (month !== null && month - facts.spentThisMonthCents < least) return 'month-limit'
  return facts.dailyBudgetCents - facts.spentTodayCents < least ? 'daily-budget' : null
}

function slow({ bidCents, reserveCents, auctions, startsAt }: DeliveryFacts, now: Date): Delivery | null {
  if (bidCents < reserveCents) return 'bid-too-low'
  const { offered, lostRank, lostFit } = auctions
  if (offered >= TELLING_AUCTIONS && lostRank > LOST_SHARE * offered) return 'bid-too-low'
  const isTold = now.getTime() - startsAt.getTime() >= DAY_MS
  return isTold && offered - lostFit < FEW_OFFERS ? 'few-users' : null
}
