import { randomUUID } from 'node:crypto'
import { CHECKOUT_MINUTES } from '#contract/billing.limits.ts'
import type { Order } from '#contract/billing.ts'
import { readInvoiceCompany } from '#server/features/brands/settings/invoice-company.service.ts'
import { offerOf } from '#server/features/plans/plans.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { PaymentProviderFailure } from '#server/platform/payments/payment-provider.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { INVOICE_WORDS } from '../invoices/invoice-words.ts'
import { taxCents, taxOf } from '../tax/tax.ts'
import { presentPurchase } from './present-purchase.ts'
import { findOrder, findPurchase, insertPurchase, type PurchaseRow, storePayment } from './purchases.store.ts'

/** Product 11: orders of a brand. */
const ORDERS = { name: 'checkout', hits: 10, seconds: 3600 }
const MINUTE_MS = 60_000

interface Placing {
  readonly order: Order
  /** The same key places one order. */
  readonly key: string
  readonly isNative: boolean
}

/** Orders ad credit and opens its payment. The price is the server's; nothing is credited here (Trust S69, S71). */
export async function placeOrder(scope: BrandScope, { order, key, isNative }: Placing) {
  ensure(!isNative, 'billing.native')
  ensure(sellsFor(scope.config) !== null, 'billing.not-sold')
  const { brandId } = scope.member
  const placed = (await findOrder(scope.db, brandId, key)) ?? (await storeOrder(scope, order, key))
  ensure(isSameOrder(placed, order), 'idempotency-key.reused')
  return presentPurchase(scope, await openPayment(scope, placed))
}

async function storeOrder(scope: BrandScope, order: Order, requestKey: string): Promise<PurchaseRow> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, ORDERS, brandId)
  const company = await readInvoiceCompany(scope, scope.member.brandNo)
  ensure(company, 'billing.company')
  const { credit, billingEmail, orderReference } = order
  const wanted = credit.kind === 'package' ? { name: credit.name } : ({ name: null, cents: credit.cents } as const)
  const offer = await offerOf(scope, wanted)
  ensure(offer, 'billing.package')
  const isSmallBusiness = scope.config.site.operator.isSmallBusiness
  const tax = taxOf({ ...company, isVatIdConfirmed: company.vatConfirmedAt !== null }, isSmallBusiness)
  const vatCents = taxCents(offer.priceCents, tax.basisPoints)
  const createdAt = scope.now()
  const row = {
    id: randomUUID(),
    brandId,
    requestKey,
    packageName: wanted.name,
    priceVersion: offer.version,
    ...{ netCents: offer.priceCents, vatCents, grossCents: offer.priceCents + vatCents },
    ...{ bonusCents: offer.bonusCents, bonusMonths: offer.bonusMonths },
    tax,
    buyer: { ...company, email: billingEmail },
    orderReference,
    language: scope.language,
    provider: scope.config.payments?.kind ?? '',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CHECKOUT_MINUTES * MINUTE_MS),
  }
  await inTransaction(scope, async (inside) => {
    if (!(await insertPurchase(inside.db, row))) return
    const changed = { grossCents: [null, row.grossCents], package: [null, wanted.name] } as const
    await writeAudit(inside, { action: 'purchase.ordered', targetType: 'purchase', targetId: row.id, changed })
  })
  const stored = await findOrder(scope.db, brandId, requestKey)
  if (!stored) throw new Error('a placed order was not stored')
  return stored
}

const isSameOrder = ({ packageName, netCents, buyer, orderReference }: PurchaseRow, order: Order): boolean => {
  const { credit, billingEmail } = order
  const isSameCredit =
    credit.kind === 'package' ? packageName === credit.name : packageName === null && netCents === credit.cents
  return isSameCredit && buyer.email === billingEmail && orderReference === order.orderReference
}

/** Opens the payment where that has not been done: also after an answer of the provider was lost (Trust S72). */
async function openPayment(scope: BrandScope, placed: PurchaseRow): Promise<PurchaseRow> {
  const isOpen = placed.state === 'created' || placed.state === 'pending'
  if (placed.clientSecret !== null || !isOpen || placed.expiresAt <= scope.now()) return placed
  const provider = openPaymentProvider(scope)
  ensure(provider?.name === placed.provider, 'billing.not-sold')
  const { id, grossCents: cents, packageName, language } = placed
  try {
    const description = INVOICE_WORDS[language].credit(packageName)
    await storePayment(scope.db, id, await provider.open({ purchaseId: id, cents, description }))
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    scope.log.error({ err: error }, 'a payment could not be opened')
    throw new Refusal('billing.provider', { cause: error })
  }
  return requirePurchase(scope, id)
}

/** A purchase of the caller's brand; another brand's is unknown. */
export async function requirePurchase({ db, member }: BrandScope, id: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(db, member.brandId, id)
  ensure(purchase, 'billing.unknown')
  return purchase
}
