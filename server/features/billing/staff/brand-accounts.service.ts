import { STAFF_GRANT } from '#contract/billing.limits.ts'
import type { BrandAccount } from '#contract/billing-staff.ts'
import { FOUR_EYES } from '#contract/money-requests.limits.ts'
import type { MoneyAnswer } from '#contract/money-requests.ts'
import { UNPAID_DAYS } from '#contract/subscription.limits.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { overrideOf, type PlanOverride } from '#server/features/brands/subscription/plan-override.service.ts'
import { readSubscription } from '#server/features/brands/subscription/subscription.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { asked, askedBefore, askForMoney, countedSince, DONE } from '../approvals/ask.service.ts'
import { byStaff, type Recorder } from '../approvals/recorder.ts'
import { adjust, adjustedBy, balanceOf } from '../ledger/ledger.service.ts'
import { selectEntries } from '../wallet/wallet.store.ts'
import { type FoundBrand, findBrands, selectDunned, selectPlan, sumGranted } from './brand-accounts.store.ts'
import { selectBrandFor } from './staff-purchases.store.ts'

const DAY_MS = 86_400_000
/** Movements that are shown of a brand. */
const ENTRIES = 30

/** Brands with their credit. */
export const listAccounts = async ({ db, now }: StaffScope, q = ''): Promise<{ brands: FoundBrand[] }> => ({
  brands: await findBrands(db, q, now()),
})

/** Credit, plan and last movements of a brand. */
export async function readAccount({ db, now, actor }: StaffScope, brandId: string): Promise<BrandAccount> {
  const brand = await selectBrandFor(db, brandId, actor.userId)
  ensure(brand, 'brands.unknown')
  const { purchasedCents, bonusCents, debtCents } = await balanceOf({ db, now }, brandId)
  return {
    brand: { id: brandId, name: brand.name },
    ...{ purchasedCents, bonusCents, debtCents },
    plan: await selectPlan(db, brandId),
    override: shownOverride(overrideOf(await readSubscription({ db }, brandId), now())),
    grantableCents: brand.isOwn ? 0 : await grantableCents({ db, now }, brandId),
    entries: await selectEntries(db, brandId, { of: null, before: null, most: ENTRIES }),
  }
}

const shownOverride = (override: PlanOverride | null): BrandAccount['override'] =>
  override && { ...override, until: daysLater(berlinDayOf(override.until), -1) }

async function grantableCents({ db, now }: Pick<World, 'db' | 'now'>, brandId: string): Promise<number> {
  return Math.max(0, FOUR_EYES.aloneCents - (await sumGranted(db, brandId, countedSince({ now }))))
}

interface StaffGrant {
  readonly cents: number
  readonly reason: string
  readonly password?: string | undefined
  /** The same key grants once. */
  readonly key: string
}

/**
 * Grants a brand bonus credit. All that staff grant it within a day counts together: above 100 € a second person confirms
 * (Trust S43).
 */
export async function grantCredit(scope: StaffScope, brandId: string, granted: StaffGrant): Promise<MoneyAnswer> {
  const { cents, reason, password, key } = granted
  await requireMoneyProof(scope, password)
  return inTransaction(scope, async (inside) => {
    ensure(await selectBrandFor(inside.db, brandId, inside.actor.userId), 'brands.unknown')
    await requireOtherBrand(inside, brandId)
    await takeLock(inside.db, `staff-grants:${brandId}`)
    const wanted = { kind: 'grant', brandId, subjectId: brandId, cents, reason, key } as const
    const before = await askedBefore(inside, wanted)
    if (before) return asked(before)
    const known = await adjustedBy(inside, key)
    ensure(!known || (known.brandId === brandId && known.cents === cents), 'idempotency-key.reused')
    if (known) return DONE
    if (cents > (await grantableCents(inside, brandId))) return askForMoney(inside, wanted)
    await bookGrant(inside, { brandId, cents, reason, key, record: byStaff(inside) })
    return DONE
  })
}

interface BookedGrant extends Pick<StaffGrant, 'cents' | 'reason' | 'key'> {
  readonly brandId: string
  readonly record: Recorder
}

/** Books a grant, once for each key. */
export async function bookGrant(inside: World, { brandId, cents, reason, key, record }: BookedGrant): Promise<void> {
  const expiresAt = new Date(inside.now().getTime() + STAFF_GRANT.days * DAY_MS)
  await adjust(inside, { brandId, cause: key, cents, reason, expiresAt })
  const target = { targetType: 'brand', targetId: brandId, brandId, changed: { bonusCents: [0, cents] } } as const
  await record(inside, { action: 'credit.granted', ...target, reason })
}

/** Plans whose renewal was not paid. */
export async function listDunned({ db }: StaffScope) {
  return {
    plans: (await selectDunned(db)).map(({ id, name, plan, interval, since, failures, nextAttemptAt }) => ({
      ...{ brand: { id, name }, plan, interval, since: since.toISOString(), failures },
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      endsAt: new Date(since.getTime() + UNPAID_DAYS * DAY_MS).toISOString(),
    })),
  }
}
