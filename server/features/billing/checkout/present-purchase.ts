import type { PaymentFailure } from '#contract/billing.limits.ts'
import type { Purchase } from '#contract/billing.ts'
import type { CREDIT_PACKAGES } from '#contract/plans.limits.ts'
import { asksBank } from '#server/platform/payments/simulated-buyer.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { effectsOf } from './purchase-kinds.ts'
import type { PurchaseRow } from './purchases.store.ts'

type Package = (typeof CREDIT_PACKAGES)[number]

/** A purchase as lists show it. */
export function presentListed(row: PurchaseRow): Omit<Purchase, 'payment'> {
  const { id, state, netCents, vatCents, grossCents, bonusCents, orderReference, tax, buyer } = row
  const { company, street, postalCode, city, country, vatId, email } = buyer
  return {
    ...{ id, kind: row.kind, title: effectsOf(row).lineText(row), savesCard: row.savesCard },
    ...{ state, netCents, vatCents, grossCents, bonusCents, orderReference },
    /** Of what was refunded, what arrived. */
    refundedCents: row.postedRefundCents,
    packageName: row.packageName as Package | null,
    vatBasisPoints: tax.basisPoints,
    taxReason: tax.reason,
    buyer: { company, street, postalCode, city, country, vatId, email },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    failure: row.failure as PaymentFailure | null,
    card: row.cardBrand !== null && row.cardLast4 !== null ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
  }
}

/** A purchase with how it is paid, while that is possible. */
export async function presentPurchase({ db, config, now }: Pick<Scope, 'db' | 'config' | 'now'>, row: PurchaseRow) {
  const { payments } = config
  const isOpen = row.state === 'pending' && row.expiresAt > now() && row.provider === payments?.kind
  const { reference, clientSecret } = row
  if (!isOpen || !payments || reference === null || clientSecret === null) {
    return { ...presentListed(row), payment: null }
  }
  const isSimulated = payments.kind === 'simulator'
  const payment = {
    provider: payments.kind,
    clientSecret,
    publishableKey: isSimulated ? null : payments.publishableKey,
    asksBank: isSimulated && (await asksBank({ db }, reference)),
  }
  return { ...presentListed(row), payment }
}
