import { CAMPAIGN, type Pacing } from '#contract/campaigns.limits.ts'
import type { Campaign, CampaignForm } from '#contract/campaigns.ts'
import type { Gender } from '#contract/vocabulary.ts'

/** The form while it is filled in. */
export interface CampaignDraft {
  /** Empty: named after its product and the day. */
  readonly name: string
  readonly productIds: readonly string[]
  /** Null: the suggested one. */
  readonly bidCents: number | null
  readonly dailyBudgetCents: number | null
  readonly totalBudgetCents: number | null
  readonly isNow: boolean
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly genders: readonly Gender[]
  readonly pacing: Pacing
  readonly note: string
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A new one: at once, for as long and as much as a quick boost. */
export const newDraft = (productIds: readonly string[], nowMs: number): CampaignDraft => ({
  name: '',
  productIds,
  bidCents: null,
  dailyBudgetCents: CAMPAIGN.quickDailyCents[0],
  totalBudgetCents: null,
  isNow: true,
  startsAt: null,
  endsAt: new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + CAMPAIGN.quickDays * DAY_MS).toISOString(),
  genders: [],
  pacing: 'even',
  note: '',
})

/** Whether it has begun, so that its start stays as it was. */
export const hasBegun = ({ status, form }: Campaign, nowMs: number): boolean =>
  status !== 'draft' && form.startsAt !== null && Date.parse(form.startsAt) <= nowMs

export const draftOf = (campaign: Campaign, nowMs: number): CampaignDraft => {
  const { form } = campaign
  return { ...form, isNow: form.startsAt === null || Date.parse(form.startsAt) <= nowMs }
}

/** What is wrong, by field, as keys of sentences. */
export interface Problems {
  readonly productIds?: 'campaigns.needProducts'
  readonly bidCents?: 'campaigns.needBid' | 'campaigns.needBidBelowBudget'
  readonly dailyBudgetCents?: 'campaigns.needDaily'
  readonly totalBudgetCents?: 'campaigns.needTotal'
  readonly startsAt?: 'campaigns.needStart'
  readonly endsAt?: 'campaigns.needEnd'
}

const isWithin = (cents: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  cents >= least && cents <= most

/** What must be mended before it is sent. */
export function problemsOf(draft: CampaignDraft, startedAt: string | null, nowMs: number): Problems {
  const { productIds, bidCents, dailyBudgetCents: daily, totalBudgetCents: total, isNow, startsAt, endsAt } = draft
  const startMs = startedAt ? Date.parse(startedAt) : isNow || !startsAt ? nowMs : Date.parse(startsAt)
  const isEndPossible = endsAt === null || Date.parse(endsAt) > Math.max(startMs, nowMs)
  const isDailyPossible = daily !== null && isWithin(daily, CAMPAIGN.dailyBudget)
  return {
    ...(productIds.length === 0 && { productIds: 'campaigns.needProducts' }),
    ...(isDailyPossible && bidCents !== null && bidCents > daily && { bidCents: 'campaigns.needBidBelowBudget' }),
    ...(bidCents !== null && !isWithin(bidCents, CAMPAIGN.bid) && { bidCents: 'campaigns.needBid' }),
    ...(!isDailyPossible && { dailyBudgetCents: 'campaigns.needDaily' }),
    ...(total !== null && !isWithin(total, CAMPAIGN.totalBudget) && { totalBudgetCents: 'campaigns.needTotal' }),
    ...(!isNow && startsAt === null && { startsAt: 'campaigns.needStart' }),
    ...(!isEndPossible && { endsAt: 'campaigns.needEnd' }),
  }
}

/** The form as it is sent; what is wrong must have been mended. */
export const formOf = (
  draft: CampaignDraft,
  usual: { readonly name: string; readonly bidCents: number },
): CampaignForm => ({
  name: draft.name.trim() || usual.name,
  productIds: [...draft.productIds],
  bidCents: draft.bidCents ?? usual.bidCents,
  dailyBudgetCents: draft.dailyBudgetCents ?? 0,
  totalBudgetCents: draft.totalBudgetCents,
  startsAt: draft.isNow ? null : draft.startsAt,
  endsAt: draft.endsAt,
  genders: [...draft.genders],
  pacing: draft.pacing,
  note: draft.note.trim(),
})

/** Product 5: `Boost {product} {date}`, as the server names a quick boost. */
export function usualName(product: string, day: string): string {
  const room = CAMPAIGN.name - 'Boost '.length - day.length - 1
  return `Boost ${product.slice(0, room)} ${day}`
}
