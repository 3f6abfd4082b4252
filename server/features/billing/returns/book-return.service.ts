import { notifyMoneyStaff } from '#server/features/brands/subscription/money-staff-notice.service.ts'
import type { AuditEntry } from '#server/platform/audit/audit.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { refundedOrOrdered } from '../checkout/refunds.service.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { setAside } from './holds.store.ts'
import { grossFor, netLeft } from './return-shares.ts'
import { insertParts, insertReturn, lockBought, selectUnspent } from './returns.store.ts'

type Inside = Pick<World, 'db' | 'config' | 'now' | 'jobs'>

/** What can be asked back of one purchase. */
interface Returnable {
  readonly purchase: PurchaseRow
  readonly cents: number
  /** Gross, what other refunds took or will take. */
  readonly refundedCents: number
}

/** Bought credit that can be refunded to the card that paid it, by purchase, the latest first. A debt must be settled before. */
export async function returnableOf(scope: Inside, brandId: string): Promise<Returnable[]> {
  const provider = openPaymentProvider(scope)
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

export const sumOf = (parts: readonly { readonly cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)

interface NewReturn {
  /** Null: all that can be asked back. */
  readonly askedCents: number | null
  readonly reason: string
  readonly key: string
}

interface Booked {
  readonly id: string
  readonly cents: number
  readonly grossCents: number
}

/**
 * Stores a return, sets its credit aside and tells staff who decide about money, in the caller's transaction, which holds the
 * lock of the ledger and knows that no return is open. Null: there is not that much.
 */
export async function bookReturn(inside: Inside, brandId: string, asked: NewReturn): Promise<Booked | null> {
  const { db, now } = inside
  const { askedCents, reason, key } = asked
  await lockBought(db, brandId)
  const returnable = await returnableOf(inside, brandId)
  const parts = divide(returnable, askedCents ?? sumOf(returnable))
  if (parts.length === 0) return null
  const cents = sumOf(parts)
  const grossCents = parts.reduce((sum, part) => sum + part.grossCents, 0)
  const id = await insertReturn(db, { brandId, requestKey: key, askedCents, cents, grossCents, reason, askedAt: now() })
  await insertParts(
    db,
    parts.map((part) => ({ ...part, brandId, returnId: id })),
  )
  for (const { purchaseId } of parts) await setAside(db, purchaseId)
  await notifyMoneyStaff(inside, brandId, { what: 'return', cents })
  return { id, cents, grossCents }
}

/** What the log says of it. */
export const bookedEntry = ({ id, cents, grossCents }: Booked): AuditEntry => ({
  action: 'credit.asked-back',
  targetType: 'credit-return',
  targetId: id,
  changed: { cents: [null, cents], grossCents: [null, grossCents] },
})

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
