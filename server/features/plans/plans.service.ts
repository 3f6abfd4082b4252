import { FIRST_PRICES } from '#contract/first-prices.ts'
import { PLANS, type PlanLimits } from '#contract/plan.limits.ts'
import type { CREDIT_PACKAGES, PlanName } from '#contract/plans.limits.ts'
import { OWN_AMOUNT, PLAN_NAMES } from '#contract/plans.limits.ts'
import type { PriceList } from '#contract/plans.ts'
import { PRICE_NOTICE_DAYS } from '#contract/subscription.limits.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import {
  insertFirstPrices,
  insertPrices,
  type PriceVersion,
  selectAllPrices,
  selectPrices,
  selectPricesAt,
} from './plans.store.ts'

type Reading = Pick<World, 'db' | 'now'>

const FIRST: PriceVersion = { version: 1, validFrom: new Date(0), prices: FIRST_PRICES }

/** The prices of a version; null: those that hold now. */
export async function pricesOf(reading: Reading, version: number | null): Promise<PriceList> {
  const found = version === null ? null : await selectPrices(reading.db, version)
  return (found ?? (await currentPrices(reading))).prices
}

/** What a plan allows by a version of the prices. */
export function limitsIn({ plans }: PriceList, name: PlanName): PlanLimits {
  const { monthCents: _month, yearCents: _year, ...limits } = plans[name]
  return { ...PLANS[name], ...limits }
}

/** The first plan that includes something; null: none does. */
export const planWith = (prices: PriceList, includes: (plan: PlanLimits) => boolean): PlanName | null =>
  PLAN_NAMES.find((name) => includes(limitsIn(prices, name))) ?? null

/** The prices that hold now. */
const currentPrices = async ({ db, now }: Reading): Promise<PriceVersion> => (await selectPricesAt(db, now())) ?? FIRST

/** The prices that hold now, kept as the version that an order refers to. */
export async function keptPricesNow(reading: Reading): Promise<PriceVersion> {
  await insertFirstPrices(reading.db, FIRST)
  return currentPrices(reading)
}

/** The prices that held, or will hold, at a moment. */
export const pricesAt = async ({ db }: Pick<World, 'db'>, at: Date): Promise<PriceVersion> =>
  (await selectPricesAt(db, at)) ?? FIRST

type Package = { readonly name: (typeof CREDIT_PACKAGES)[number] } | { readonly name: null; readonly cents: number }

interface Offer {
  readonly version: number
  readonly priceCents: number
  readonly bonusCents: number
  readonly bonusMonths: number
}

/** Rounded down to whole cents. */
const bonusOf = (priceCents: number, basisPoints: number): number => Math.floor((priceCents * basisPoints) / 10_000)

/**
 * What a package, or an amount of one's own, costs and brings now; null: there is no such package. Keeps the version that
 * an order refers to.
 */
export async function offerOf(reading: Reading, wanted: Package): Promise<Offer | null> {
  await insertFirstPrices(reading.db, FIRST)
  const { version, prices } = await currentPrices(reading)
  const found =
    wanted.name === null
      ? prices.packages.findLast(({ priceCents }) => priceCents <= wanted.cents)
      : prices.packages.find(({ name }) => name === wanted.name)
  if (wanted.name !== null && !found) return null
  const priceCents = wanted.name === null ? wanted.cents : (found?.priceCents ?? 0)
  const bonusCents = bonusOf(priceCents, found?.bonusBasisPoints ?? 0)
  return { version, priceCents, bonusCents, bonusMonths: prices.bonusMonths }
}

/** What each plan costs and allows. */
export async function readPlans(scope: Scope) {
  const { plans } = (await currentPrices(scope)).prices
  const listed = PLAN_NAMES.map((name: PlanName) => ({ name, ...plans[name] }))
  return {
    plans: listed.toSorted((one, other) => one.monthCents - other.monthCents),
    areOnSale: sellsFor(scope.config) !== null,
  }
}

/** What ad credit costs. */
export async function readPackages(scope: Scope) {
  const { packages, bonusMonths } = (await currentPrices(scope)).prices
  const listed = packages.map((one) => {
    const bonusCents = bonusOf(one.priceCents, one.bonusBasisPoints)
    return { ...one, bonusCents, creditCents: one.priceCents + bonusCents }
  })
  return { packages: listed, ownAmount: OWN_AMOUNT, bonusMonths, sells: sellsFor(scope.config) }
}

/** The prices that hold now and those that will, and those that did, the latest first. */
export async function readPrices(scope: Scope) {
  const found = await selectAllPrices(scope.db)
  const all = found.length > 0 ? found : [{ ...FIRST, setBy: null, setAt: null, reason: '' }]
  const current = all.findLastIndex(({ validFrom }) => validFrom <= scope.now())
  const listed = all.map((one) => ({ ...one, validFrom: one.validFrom.toISOString() }))
  return { versions: listed.slice(current), past: listed.slice(0, current).reverse() }
}

/** Versions cannot be taken back: a mistyped year would fix the prices until then. */
const AHEAD_MS = 366 * 86_400_000

interface NewPrices {
  readonly validFrom: string
  readonly prices: PriceList
  readonly reason: string
  /** Needed where the sign-in is older than 15 minutes. */
  readonly password?: string | undefined
}

/** Null allows any number; of hours between two fetches, null allows none. */
const isLess = (after: number | null, before: number | null): boolean =>
  after !== null && (before === null || after < before)
const isSlower = (after: number | null, before: number | null): boolean =>
  before !== null && (after === null || after > before)

/** Whether some plan costs more, or allows less, than before. */
const isWorse = ({ plans: before }: PriceList, { plans: after }: PriceList): boolean =>
  PLAN_NAMES.some((name) => {
    const [now, next] = [before[name], after[name]]
    const isDearer = next.monthCents > now.monthCents || next.yearCents > now.yearCents
    const isSmaller =
      isLess(next.activeProducts, now.activeProducts) ||
      isLess(next.team, now.team) ||
      isLess(next.historyDays, now.historyDays) ||
      isLess(next.activeDrops, now.activeDrops) ||
      isLess(next.creditCents, now.creditCents)
    return isDearer || isSmaller || isSlower(next.feedHours, now.feedHours)
  })

const DAY_MS = 86_400_000

/** Adds the next version of the prices. */
export async function addPrices(scope: StaffScope, { validFrom, prices, reason, password }: NewPrices) {
  await requireMoneyProof(scope, password)
  const from = new Date(validFrom)
  ensure(from >= scope.now(), 'plans.past')
  ensure(from.getTime() <= scope.now().getTime() + AHEAD_MS, 'plans.far')
  await insertFirstPrices(scope.db, FIRST)
  return inTransaction(scope, async (inside) => {
    const before = await pricesAt(inside, from)
    const version = await insertPrices(inside.db, from, prices)
    ensure(version !== null, 'plans.past')
    // Trust L12. Running plans keep their price to the end of their period besides, and are mailed 15 days before.
    const isInTime = from.getTime() >= scope.now().getTime() + PRICE_NOTICE_DAYS * DAY_MS
    ensure(isInTime || !isWorse(before.prices, prices), 'plans.notice')
    const changed = { validFrom: [null, validFrom], prices: [null, prices] } as const
    await writeAudit(inside, { action: 'prices.added', targetType: 'prices', targetId: `${version}`, changed, reason })
    return { version }
  })
}
