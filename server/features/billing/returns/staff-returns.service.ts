import { randomUUID } from 'node:crypto'
import { FOUR_EYES } from '#contract/money-requests.limits.ts'
import type { MoneyAnswer } from '#contract/money-requests.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { notifyCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { asked, askForMoney, countedSince, DONE } from '../approvals/ask.service.ts'
import { byStaff, type Recorder } from '../approvals/recorder.ts'
import { findOpenReturn, sumRefunded } from '../approvals/requests.store.ts'
import { lockPurchase, type PurchaseRow } from '../checkout/purchases.store.ts'
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
 * once is sent again by the job. Above 100 € a second person confirms (Trust S43).
 */
export async function acceptReturn(scope: StaffScope, id: string, accepted: Accepted): Promise<MoneyAnswer> {
  const { reason, password } = accepted
  await requireMoneyProof(scope, password)
  const outcome = await inTransaction(scope, async (inside) => {
    const found = await findReturn(inside.db, id, null)
    ensure(found, 'billing.unknown-return')
    const { brandId, grossCents: cents } = found
    await requireOtherBrand(inside, brandId)
    await takeLock(inside.db, `staff-refunds:${brandId}`)
    const before = await findOpenReturn(inside.db, id)
    if (before) return asked(before)
    const counted = await sumRefunded(inside.db, brandId, countedSince(inside))
    if (counted + cents <= FOUR_EYES.aloneCents)
      return acceptOpenReturn(inside, id, { reason, record: byStaff(inside) })
    ensure(found.state === 'asked', 'billing.return-decided')
    return askForMoney(inside, { kind: 'return', brandId, subjectId: id, cents, reason, key: randomUUID() })
  })
  if ('ok' in outcome) return outcome
  for (const purchase of outcome) await sendOrdered(scope, purchase)
  return DONE
}

/** Orders the refunds of an undecided return; answers the purchases whose refunds are to be sent. */
export async function acceptOpenReturn(
  inside: World,
  id: string,
  { reason, record }: { readonly reason: string; readonly record: Recorder },
): Promise<readonly PurchaseRow[]> {
  const { db } = inside
  const found = await findReturn(db, id, null)
  ensure(found, 'billing.unknown-return')
  const parts = await selectOutcomes(db, [id])
  const ids = parts.map(({ purchaseId }) => purchaseId).toSorted()
  // In the order of settling a payment: purchases, then the ledger.
  const locked: PurchaseRow[] = []
  for (const purchaseId of ids) {
    const purchase = await lockPurchase(db, { id: purchaseId, reference: '' })
    if (purchase) locked.push(purchase)
  }
  await takeLock(db, `ledger:${found.brandId}`)
  ensure(await decideReturn(db, id, { state: 'accepted', decidedAt: inside.now() }), 'billing.return-decided')
  for (const { purchaseId, grossCents, refundKey } of parts) {
    const purchase = locked.find((one) => one.id === purchaseId)
    ensure(purchase, 'billing.refund')
    // The one entry of the audit log is that of the return.
    await orderRefund(inside, purchase, { cents: grossCents, reason: found.reason, key: refundKey, record: NO_ENTRY })
  }
  await note(inside, found, { action: 'credit.return-accepted', phase: 'return-accepted', reason, record })
  return locked
}

const NO_ENTRY: Recorder = async () => {}

/** Refuses a return: its credit can be spent again. */
export const refuseReturn = (scope: StaffScope, id: string, answer: string): Promise<void> =>
  inTransaction(scope, async (inside) => {
    const { db } = inside
    const found = await findReturn(db, id, null)
    ensure(found, 'billing.unknown-return')
    await requireOtherBrand(inside, found.brandId)
    await takeLock(db, `ledger:${found.brandId}`)
    ensure(await decideReturn(db, id, { state: 'refused', answer, decidedAt: scope.now() }), 'billing.return-decided')
    for (const { purchaseId } of await releaseParts(db, id)) await setAside(db, purchaseId)
    await note(inside, found, {
      ...{ action: 'credit.return-refused', phase: 'return-refused', reason: answer, answer, record: byStaff(inside) },
    })
  })

interface Recorded {
  readonly action: string
  readonly phase: 'return-accepted' | 'return-refused'
  readonly reason: string
  /** What the brand reads. */
  readonly answer?: string
  readonly record: Recorder
}

async function note(
  inside: World,
  { id, brandId, cents }: { readonly id: string; readonly brandId: string; readonly cents: number },
  { action, phase, reason, answer = '', record }: Recorded,
): Promise<void> {
  const entry = { targetType: 'credit-return', targetId: id, brandId, reason } as const
  await record(inside, { ...entry, action, changed: { cents: [null, cents] } })
  await notifyCredit(inside, brandId, { phase, cents, reason: answer })
}
