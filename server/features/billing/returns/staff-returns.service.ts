import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { notifyCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { lockPurchase } from '../checkout/purchases.store.ts'
import { orderRefund, sendOrdered } from '../checkout/refunds.service.ts'
import { setAside } from './holds.store.ts'
import { presentStaffReturn } from './present-return.ts'
import { decideReturn, findReturn, releaseParts, selectOutcomes, selectReturnsOfAll } from './returns.store.ts'

/** Credit that brands ask back. */
export async function listReturns({ db }: StaffScope, of: 'open' | 'decided') {
  const rows = await selectReturnsOfAll(db, of)
  const outcomes = await selectOutcomes(
    db,
    rows.map(({ row }) => row.id),
  )
  return { returns: rows.map(({ row, brandName }) => presentStaffReturn(row, brandName, outcomes)) }
}

interface Accepted {
  /** For the audit log. */
  readonly reason: string
  readonly password?: string | undefined
}

/**
 * Accepts a return: its refunds are ordered in the same transaction, and sent to the provider after it. What is not answered at
 * once is sent again by the job.
 */
export async function acceptReturn(scope: StaffScope, id: string, { reason, password }: Accepted): Promise<void> {
  await requireMoneyProof(scope, password)
  const purchases = await inTransaction(scope, async (inside) => {
    const { db } = inside
    const asked = await findReturn(db, id, null)
    ensure(asked, 'billing.unknown-return')
    await requireOtherBrand(inside, asked.brandId)
    const parts = await selectOutcomes(db, [id])
    const ids = parts.map(({ purchaseId }) => purchaseId).toSorted()
    // In the order of settling a payment: purchases, then the ledger.
    const locked = []
    for (const purchaseId of ids) locked.push(await lockPurchase(db, { id: purchaseId, reference: '' }))
    await takeLock(db, `ledger:${asked.brandId}`)
    ensure(await decideReturn(db, id, { state: 'accepted', decidedAt: scope.now() }), 'billing.return-decided')
    for (const { purchaseId, grossCents, refundKey } of parts) {
      const purchase = locked.find((one) => one?.id === purchaseId)
      ensure(purchase, 'billing.refund')
      await orderRefund(inside, purchase, { cents: grossCents, reason: asked.reason, key: refundKey })
    }
    await record(inside, asked, { action: 'credit.return-accepted', phase: 'return-accepted', reason })
    return locked
  })
  for (const purchase of purchases) if (purchase) await sendOrdered(scope, purchase)
}

/** Refuses a return: its credit can be spent again. */
export const refuseReturn = (scope: StaffScope, id: string, answer: string): Promise<void> =>
  inTransaction(scope, async (inside) => {
    const { db } = inside
    const asked = await findReturn(db, id, null)
    ensure(asked, 'billing.unknown-return')
    await requireOtherBrand(inside, asked.brandId)
    await takeLock(db, `ledger:${asked.brandId}`)
    ensure(await decideReturn(db, id, { state: 'refused', answer, decidedAt: scope.now() }), 'billing.return-decided')
    for (const { purchaseId } of await releaseParts(db, id)) await setAside(db, purchaseId)
    await record(inside, asked, { action: 'credit.return-refused', phase: 'return-refused', reason: answer, answer })
  })

interface Recorded {
  readonly action: string
  readonly phase: 'return-accepted' | 'return-refused'
  readonly reason: string
  /** What the brand reads. */
  readonly answer?: string
}

async function record(
  inside: StaffScope,
  { id, brandId, cents }: { readonly id: string; readonly brandId: string; readonly cents: number },
  { action, phase, reason, answer = '' }: Recorded,
): Promise<void> {
  const entry = { targetType: 'credit-return', targetId: id, brandId, reason } as const
  await writeAudit(inside, { ...entry, action, changed: { cents: [null, cents] } })
  await notifyCredit(inside, brandId, { phase, cents, reason: answer })
}
