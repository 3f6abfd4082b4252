import type { OwnReturns } from '#contract/credit-returns.ts'
import { notifyMoneyStaff } from '#server/features/brands/subscription/money-staff-notice.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { refundedOrOrdered } from '../checkout/refunds.service.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { setAside } from './holds.store.ts'
import { presentReturn } from './present-return.ts'
import { grossFor, netLeft } from './return-shares.ts'
import {
  decideReturn,
  findReturn,
  findReturnByKey,
  hasOpenReturn,
  insertParts,
  insertReturn,
  lockBought,
  releaseParts,
  selectOutcomes,
  selectReturns,
  selectUnspent,
} from './returns.store.ts'

const REQUESTS = { name: 'credit-return', hits: 10, seconds: 3600 }

/** What can be asked back of one purchase. */
interface Returnable {
  readonly purchase: PurchaseRow
  readonly cents: number
  /** Gross, what other refunds took or will take. */
  readonly refundedCents: number
}

/** Bought credit that can be refunded to the card that paid it, by purchase, the latest first. A debt must be settled before. */
async function returnableOf(
  scope: Pick<BrandScope, 'db' | 'config' | 'now' | 'jobs' | 'member'>,
): Promise<Returnable[]> {
  const provider = openPaymentProvider(scope)
  const { brandId } = scope.member
  if (!provider || (await balanceOf(scope, brandId)).debtCents > 0) return []
  const unspent = await selectUnspent(scope.db, { brandId, provider: provider.name, isLive: provider.isLive })
  const found: Returnable[] = []
  for (const { purchase, freeCents } of unspent) {
    const refundedCents = await refundedOrOrdered(scope, purchase)
    const cents = Math.min(freeCents, netLeft(purchase, refundedCents))
    if (cents > 0) found.push({ purchase, cents, refundedCents })
  }
  return found
}

const sumOf = (parts: readonly { readonly cents: number }[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)

/** What the brand can ask back, and what it asked before. */
export async function readReturns(scope: BrandScope): Promise<OwnReturns> {
  const { db, member } = scope
  const rows = await selectReturns(db, member.brandId)
  const outcomes = await selectOutcomes(
    db,
    rows.map(({ id }) => id),
  )
  return {
    availableCents: sumOf(await returnableOf(scope)),
    heldCents: (await balanceOf(scope, member.brandId)).heldCents,
    returns: rows.map((row) => presentReturn(row, outcomes)),
  }
}

interface Asked {
  /** Null: all that can be asked back. */
  readonly cents: number | null
  readonly reason: string
  /** The same key asks once. */
  readonly key: string
}

/** Asks bought credit back and sets it aside: it cannot be spent until staff decide. */
export async function askBack(scope: BrandScope, { cents, reason, key }: Asked): Promise<OwnReturns> {
  const { brandId } = scope.member
  const isRepeat = await isAskedBefore(scope, cents, key)
  if (!isRepeat) {
    await requireWithinLimit(scope, REQUESTS, brandId)
    await inTransaction(scope, (inside) => storeReturn({ ...scope, ...inside }, { cents, reason, key }))
  }
  return readReturns(scope)
}

async function isAskedBefore({ db, member }: BrandScope, cents: number | null, key: string): Promise<boolean> {
  const known = await findReturnByKey(db, member.brandId, key)
  ensure(!known || known.askedCents === cents, 'idempotency-key.reused')
  return known !== null
}

async function storeReturn(inside: BrandScope, { cents: askedCents, reason, key }: Asked): Promise<void> {
  const { db, now } = inside
  const { brandId } = inside.member
  await takeLock(db, `ledger:${brandId}`)
  // The same request may have waited for this lock.
  if (await isAskedBefore(inside, askedCents, key)) return
  ensure(!(await hasOpenReturn(db, brandId)), 'billing.return-open')
  await lockBought(db, brandId)
  const returnable = await returnableOf(inside)
  const parts = divide(returnable, askedCents ?? sumOf(returnable))
  ensure(parts.length > 0, 'billing.return-amount')
  const cents = sumOf(parts)
  const grossCents = parts.reduce((sum, part) => sum + part.grossCents, 0)
  const asked = { brandId, requestKey: key, askedCents, cents, grossCents, reason, askedAt: now() }
  const returnId = await insertReturn(db, asked)
  await insertParts(
    db,
    parts.map((part) => ({ ...part, brandId, returnId })),
  )
  for (const { purchaseId } of parts) await setAside(db, purchaseId)
  const changed = { cents: [null, cents], grossCents: [null, grossCents] } as const
  await notifyMoneyStaff(inside, brandId, { what: 'return', cents })
  await writeAudit(inside, { action: 'credit.asked-back', targetType: 'credit-return', targetId: returnId, changed })
}

/** Divides an amount over purchases, the latest first; nothing where they do not cover it. */
function divide(returnable: readonly Returnable[], cents: number) {
  if (cents > sumOf(returnable)) return []
  let left = cents
  return returnable.flatMap(({ purchase, cents: most, refundedCents }) => {
    const part = Math.min(left, most)
    left -= part
    if (part === 0) return []
    return [{ purchaseId: purchase.id, cents: part, grossCents: grossFor(purchase, refundedCents, part) }]
  })
}

/** The brand keeps its credit after all. */
export async function withdrawReturn(scope: BrandScope, id: string): Promise<OwnReturns> {
  await inTransaction(scope, async ({ db }) => {
    await takeLock(db, `ledger:${scope.member.brandId}`)
    ensure(await findReturn(db, id, scope.member.brandId), 'billing.unknown-return')
    ensure(await decideReturn(db, id, { state: 'withdrawn', decidedAt: scope.now() }), 'billing.return-decided')
    for (const { purchaseId } of await releaseParts(db, id)) await setAside(db, purchaseId)
    await writeAudit({ ...scope, db }, { action: 'credit.return-withdrawn', targetType: 'credit-return', targetId: id })
  })
  return readReturns(scope)
}
