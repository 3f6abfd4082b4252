import { PLAN_CREDIT_DAYS, WELCOME } from '#contract/subscription.limits.ts'
import { ownLimitsOf } from '#server/features/brands/plan-limits.service.ts'
import { changeQuietly } from '#server/features/brands/subscription/subscription.service.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { grant } from '../ledger/ledger.service.ts'
import { selectDueCredits, selectWelcome } from './plan-jobs.store.ts'
import { monthsLater } from './plan-period.ts'

const DAY_MS = 86_400_000
const BATCH = 200

/** Job: gives the credit that is part of a plan, once for each month that was paid, and the one for verified new brands. */
export async function grantPlanCredit(world: World): Promise<void> {
  if (sellsFor(world.config) === null) return
  for (const { brandId } of await selectDueCredits(world.db, world.now(), BATCH)) {
    // A server that was off gives the months that it missed.
    while (await inTransaction(world, (inside) => grantMonth(inside, brandId)));
  }
  for (const { brandId } of await selectWelcome(world.db, WELCOME.products, BATCH)) {
    const expiresAt = daysLater(world.now(), WELCOME.days)
    await grant(world, { brandId, kind: 'bonus_grant', cause: `welcome:${brandId}`, cents: WELCOME.cents, expiresAt })
  }
}

const daysLater = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** The next month of a brand; false: none is due. */
async function grantMonth(inside: World, brandId: string): Promise<boolean> {
  const now = inside.now()
  let month: Date | null = null
  const row = await changeQuietly(inside, brandId, ({ state, creditedUntil, periodTo, anchorDay }) => {
    const isPaid = state === 'active' || state === 'canceled_at_period_end'
    if (!isPaid || !creditedUntil || !periodTo || creditedUntil > now || creditedUntil >= periodTo) return null
    month = creditedUntil
    return { creditedUntil: monthsLater(creditedUntil, 1, anchorDay) }
  })
  if (month === null) return false
  // What was paid for, whatever staff let hold meanwhile.
  const { creditCents: cents } = await ownLimitsOf(inside, row)
  const cause = `plan:${brandId}:${(month as Date).toISOString()}`
  if (cents > 0) {
    await grant(inside, { brandId, kind: 'plan_grant', cause, cents, expiresAt: daysLater(now, PLAN_CREDIT_DAYS) })
  }
  return true
}
