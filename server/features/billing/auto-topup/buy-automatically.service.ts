import { isOpenForOrders } from '#server/features/brands/memberships.service.ts'
import { notifyCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import { offerOf } from '#server/features/plans/plans.service.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { buyWithSavedCard } from '../checkout/saved-card-payment.service.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import {
  type AutoOrderRow,
  type AutoTopupRow,
  findAutoTopup,
  insertAutoOrder,
  lockAutoTopup,
  noteCapTold,
  selectBelow,
  selectBrandNo,
  selectMonth,
  selectUnplaced,
} from './auto-topup.store.ts'
import { autoTopupFailed, pause } from './auto-topup-news.service.ts'

const BATCH = 100
const WAITED_MS = 120_000

/** The calendar month of a moment in Berlin, `2026-11`. */
export const monthOf = (at: Date): string => berlinDayOf(at).slice(0, 7)

/**
 * Job: buys credit with the saved card for brands whose credit is below their threshold. Each purchase is a row that is written
 * under the lock of the brand's order and stays the only open one, so that several processes buy once.
 */
export async function buyAutomatically(world: World, signal?: AbortSignal): Promise<void> {
  if (sellsFor(world.config) === null) return
  const before = new Date(world.now().getTime() - WAITED_MS)
  for (const order of await selectUnplaced(world.db, before, BATCH)) await pay(world, order)
  for (const { brandId } of await selectBelow(world.db, world.now(), BATCH)) {
    if (signal?.aborted) return
    const order = await inTransaction(world, (inside) => reserve(inside, brandId))
    if (order) await pay(world, order)
  }
}

/** Writes the order for a brand that needs one and may have one; null: none. */
async function reserve(inside: World, brandId: string): Promise<AutoOrderRow | null> {
  const { db, now } = inside
  const chosen = await lockAutoTopup(db, brandId)
  if (!chosen?.isOn || chosen.pausedFor !== null || !(await isOpenForOrders(inside, brandId))) return null
  const { purchasedCents, bonusCents, debtCents } = await balanceOf(inside, brandId)
  const month = monthOf(now())
  const { usedCents, hasOpen } = await selectMonth(db, brandId, month)
  if (hasOpen || purchasedCents + bonusCents - debtCents >= chosen.thresholdCents) return null
  const offer = await offerOf(inside, wantedBy(chosen))
  if (!offer) {
    await pause(inside, brandId, 'package', 0)
    return null
  }
  const { version: priceVersion, priceCents: netCents, bonusCents: bonus, bonusMonths } = offer
  if (usedCents + netCents > chosen.capCents) {
    if (await noteCapTold(db, brandId, month)) {
      await notifyCredit(inside, brandId, { phase: 'topup-cap', cents: chosen.capCents })
    }
    return null
  }
  const { packageName } = chosen
  const offered = { packageName, priceVersion, netCents, bonusCents: bonus, bonusMonths }
  return insertAutoOrder(db, { brandId, month, ...offered, createdAt: now() })
}

type PackageName = Extract<Parameters<typeof offerOf>[1], { name: string }>['name']

/** What is bought each time. */
export const wantedBy = ({ packageName, ownCents }: Pick<AutoTopupRow, 'packageName' | 'ownCents'>) =>
  packageName === null
    ? ({ name: null, cents: ownCents ?? 0 } as const)
    : ({ name: packageName as PackageName } as const)

/** Pays an order; its payment tells what becomes of it (`auto-topup-news`). Asked again, it pays once. */
async function pay(world: World, order: AutoOrderRow): Promise<void> {
  const { id: requestKey, brandId, packageName, priceVersion, netCents, bonusCents, bonusMonths } = order
  const chosen = await findAutoTopup(world.db, brandId)
  if (!chosen) return
  const { billingEmail, language } = chosen
  const bought = { kind: 'credit', item: null, packageName, priceVersion, netCents, bonusCents, bonusMonths } as const
  const brandNo = await selectBrandNo(world.db, brandId)
  const placing = { brandId, brandNo, requestKey, bought, billingEmail, orderReference: '', language }
  const { outcome } = await buyWithSavedCard(world, placing).catch((error: unknown) => {
    if (error instanceof Refusal) return { outcome: 'company' as const }
    throw error
  })
  if (outcome !== 'no-card' && outcome !== 'company') return
  await inTransaction(world, (inside) => autoTopupFailed(inside, { requestKey, brandId, netCents }, outcome))
}
