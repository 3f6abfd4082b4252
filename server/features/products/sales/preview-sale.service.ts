import { SALE_LIMITS } from '#contract/brand-sales.limits.ts'
import type { SaleChoice, SaleForm, SalePreview } from '#contract/brand-sales.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectChosen } from './brand-sales.store.ts'
import { requireSale, stateOf } from './read-sales.service.ts'
import { effectsOf, presentEffects } from './sale-effects.service.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** The start of the minute of a moment (ISO 8601). */
export const toMinute = (moment: string): Date => new Date(Math.floor(Date.parse(moment) / MINUTE_MS) * MINUTE_MS)

/** Start and end of a form; a start in the past or none means now. `startedAt`: of a running sale, which keeps it. */
export function periodOf(form: Pick<SaleForm, 'startsAt' | 'endsAt'>, now: Date, startedAt?: Date) {
  const planned = form.startsAt === null ? now : toMinute(form.startsAt)
  const startsAt = startedAt ?? (planned > now ? planned : now)
  const endsAt = toMinute(form.endsAt)
  const isPossible = endsAt > startsAt && endsAt > now && endsAt.getTime() - startsAt.getTime() <= LONGEST_MS
  ensure(isPossible, 'sales.period', { fields: { endsAt: 'Invalid' } })
  return { startsAt, endsAt }
}

/** One hour more, for 90 days in which the clocks change; the start is to the second, the end to the minute. */
const LONGEST_MS = SALE_LIMITS.days * DAY_MS + 60 * MINUTE_MS

/** Ids of the products that a choice means; refuses ids of other brands. */
export async function chosenOf({ db, member }: BrandScope, choice: SaleChoice): Promise<string[]> {
  const ids = await selectChosen(db, member.brandId, choice)
  ensure(choice.kind === 'filter' || ids.length === new Set(choice.ids).size, 'products.unknown')
  return ids
}

type PreviewForm = Omit<SaleForm, 'name'> & { readonly id?: string | undefined }

/** What a form would do to each product; nothing is saved. */
export async function previewForm(scope: BrandScope, form: PreviewForm): Promise<SalePreview> {
  const now = scope.now()
  const saved = form.id === undefined ? null : (await requireSale(scope, form.id)).sale
  const isRunning = saved !== null && stateOf(saved, now) === 'running'
  const period = periodOf(form, now, isRunning ? saved.startsAt : undefined)
  const ids = await chosenOf(scope, form.choice)
  return presentEffects(
    await effectsOf(scope, { ...form, ...period, saleId: form.id ?? null }, ids),
    now,
    scope.language,
  )
}

/** What a saved sale does to each of its products; of one that is over, what it did at its end. */
export async function previewSale(scope: BrandScope, id: string): Promise<SalePreview> {
  const { sale, members } = await requireSale(scope, id)
  const hasBegun = sale.cancelledAt === null || sale.cancelledAt > sale.startsAt
  const endsAt = hasBegun ? (sale.cancelledAt ?? sale.endsAt) : sale.endsAt
  const now = scope.now()
  const effects = presentEffects(await effectsOf(scope, { ...sale, saleId: id, endsAt }, members), now, scope.language)
  // Its card is a look ahead.
  return endsAt <= now ? { ...effects, card: null } : effects
}
