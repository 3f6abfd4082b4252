import { BADGE_TEXT, PROMO_CODE, SALE_LIMITS } from '#contract/brand-sales.limits.ts'
import type { BrandSale, SaleChoice, SaleForm } from '#contract/brand-sales.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'

/** The form while it is filled in. */
export interface SaleDraft {
  readonly name: string
  /** As typed. */
  readonly percent: string
  readonly promoCode: string
  readonly badge: string
  readonly isNow: boolean
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly choice: SaleChoice
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A new sale: from now on for two weeks. */
export const newDraft = (productIds: readonly string[], nowMs: number): SaleDraft => ({
  name: '',
  percent: '20',
  promoCode: '',
  badge: '',
  isNow: true,
  startsAt: null,
  endsAt: new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS + 14 * DAY_MS).toISOString(),
  choice: { kind: 'products', ids: [...productIds] },
})

export const draftOf = ({ form, state }: BrandSale): SaleDraft => ({
  ...form,
  percent: `${form.percent}`,
  promoCode: form.promoCode ?? '',
  isNow: state === 'running',
})

const percentOf = ({ percent }: SaleDraft): number | null => {
  const value = Number(percent)
  const { least, most } = SALE_LIMITS.percent
  return /^\d{1,2}$/.test(percent.trim()) && value >= least && value <= most ? value : null
}

type Draft = keyof SaleDraft

/** What is wrong, by field, as keys of sentences. */
export function problemsOf(
  draft: SaleDraft,
  startedAt: string | null,
  nowMs: number,
): Partial<Record<Draft, PlainKey>> {
  const { name, promoCode, badge, isNow, startsAt, endsAt, choice } = draft
  const startMs = startedAt ? Date.parse(startedAt) : isNow || !startsAt ? nowMs : Date.parse(startsAt)
  const endMs = endsAt === null ? Number.NaN : Date.parse(endsAt)
  const isEndPossible =
    endMs > Math.max(startMs, nowMs) && endMs - startMs <= SALE_LIMITS.days * DAY_MS + 60 * MINUTE_MS
  return {
    ...(name.trim().length < SALE_LIMITS.name.least && { name: 'sales.needName' }),
    ...(percentOf(draft) === null && { percent: 'sales.needPercent' }),
    ...(promoCode !== '' && !PROMO_CODE.test(promoCode) && { promoCode: 'sales.needCode' }),
    ...((badge.length > SALE_LIMITS.badge || !BADGE_TEXT.test(badge)) && { badge: 'sales.needBadge' }),
    ...(!isNow && startsAt === null && { startsAt: 'sales.needStart' }),
    ...(!isEndPossible && { endsAt: 'sales.needEnd' }),
    ...(choice.kind === 'products' && choice.ids.length === 0 && { choice: 'sales.needProducts' }),
  }
}

/** The form as it is sent; what is wrong must have been mended. */
export const formOf = (draft: SaleDraft): SaleForm => ({
  name: draft.name.trim(),
  percent: percentOf(draft) ?? 0,
  promoCode: draft.promoCode === '' ? null : draft.promoCode,
  badge: draft.badge.trim(),
  startsAt: draft.isNow ? null : draft.startsAt,
  endsAt: draft.endsAt ?? '',
  choice: draft.choice,
})
