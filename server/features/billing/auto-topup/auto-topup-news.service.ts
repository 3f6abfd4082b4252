import type { AutoTopupPause } from '#contract/billing.limits.ts'
import { notifyCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import type { BillingWorld } from '../checkout/billing-world.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { closeAutoOrder, pauseAutoTopup } from './auto-topup.store.ts'

type Inside = Pick<BillingWorld, 'db' | 'now' | 'jobs'>

/** A purchase that was begun by itself is paid: the brand gets its receipt, once. Runs in the transaction of the payment. */
export async function autoTopupPaid(inside: Inside, { requestKey, brandId, grossCents }: PurchaseRow): Promise<void> {
  if (!(await closeAutoOrder(inside.db, requestKey, 'paid'))) return
  await notifyCredit(inside, brandId, { phase: 'topped-up', cents: grossCents })
}

/** An attempt failed: automatic top-ups are paused until a member saves them again. */
export async function autoTopupFailed(
  inside: Inside,
  { requestKey, brandId, netCents }: Pick<PurchaseRow, 'requestKey' | 'brandId' | 'netCents'>,
  cause: AutoTopupPause,
): Promise<void> {
  if (!(await closeAutoOrder(inside.db, requestKey, 'failed'))) return
  await pause(inside, brandId, cause, netCents)
}

/** Pauses automatic top-ups, and tells the brand why. */
export async function pause(inside: Inside, brandId: string, cause: AutoTopupPause, cents: number): Promise<void> {
  if (!(await pauseAutoTopup(inside.db, brandId, cause))) return
  const entry = { role: 'automatic', targetType: 'brand', targetId: brandId, brandId } as const
  await writeSystemAudit(inside, { ...entry, action: 'auto-topup.paused', changed: { pausedFor: [null, cause] } })
  await notifyCredit(inside, brandId, { phase: 'topup-failed', cents, cause })
}
