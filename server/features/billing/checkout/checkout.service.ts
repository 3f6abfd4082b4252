import type { Order, Quote } from '#contract/billing.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { isOpenForOrders } from '#server/features/brands/memberships.service.ts'
import { offerOf } from '#server/features/plans/plans.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { requirePart } from '#server/platform/operation/operation.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { ensureCustomer } from '../cards/cards.service.ts'
import { PlanItem } from '../plans/plan-item.ts'
import { planToBuy } from '../plans/plan-orders.service.ts'
import { asking } from './asking.ts'
import { type Bought, placePurchase, taxedFor } from './place-purchase.service.ts'
import { presentPurchase } from './present-purchase.ts'
import { effectsOf } from './purchase-kinds.ts'
import {
  expireOpenPlans,
  findOrder,
  findPurchase,
  type PurchaseRow,
  selectPurchases,
  storePayment,
} from './purchases.store.ts'

/** Product 11: orders of a brand. */
const ORDERS = { name: 'checkout', hits: 10, seconds: 3600 }

interface Placing {
  readonly order: Order
  /** The same key places one order. */
  readonly key: string
  readonly isNative: boolean
}

/** Orders ad credit and opens its payment. The price is the server's; nothing is credited here (Trust S69, S71). */
export async function placeOrder(scope: BrandScope, { order, key, isNative }: Placing) {
  const { brandId } = scope.member
  await requirePart(scope, 'checkout', brandId)
  ensure(!isNative, 'billing.native')
  ensure(sellsFor(scope.config) !== null, 'billing.not-sold')
  ensure(await isOpenForOrders(scope, brandId), 'billing.closed')
  const placed = (await findOrder(scope.db, brandId, key)) ?? (await storeOrder(scope, order, key))
  ensure(isSameOrder(placed, order), 'idempotency-key.reused')
  return presentPurchase(scope, await openPayment(scope, placed))
}

type Credit = Order['credit']

interface Asked {
  readonly package?: Extract<Credit, { kind: 'package' }>['name'] | undefined
  readonly cents?: number | undefined
  readonly plan?: Extract<Credit, { kind: 'plan' }>['name'] | undefined
  readonly interval?: Extract<Credit, { kind: 'plan' }>['interval'] | undefined
}

function askedCredit({ package: name, cents, plan, interval = 'month' }: Asked): Credit | null {
  if (plan) return { kind: 'plan', name: plan, interval }
  if (name) return { kind: 'package', name }
  return cents === undefined ? null : { kind: 'own', cents }
}

/** What an order would cost now, and who buys. Nothing is stored. */
export async function quoteOrder(scope: BrandScope, asked: Asked): Promise<Quote> {
  const { config, language } = scope
  const sells = sellsFor(config)
  ensure(sells !== null, 'billing.not-sold')
  const { brandId, brandNo } = scope.member
  ensure(await isOpenForOrders(scope, brandId), 'billing.closed')
  const credit = askedCredit(asked)
  ensure(credit, 'billing.package')
  const bought = await boughtNow(scope, credit)
  const { company, tax, vatCents } = await taxedFor(scope, brandNo, bought.netCents)
  const { kind, netCents, bonusCents, bonusMonths } = bought
  const email = await billingAddressOf(scope)
  return {
    ...{ kind, title: effectsOf(bought).lineText({ ...bought, language }) },
    ...{ netCents, vatCents, grossCents: netCents + vatCents, bonusCents, bonusMonths, sells },
    ...{ vatBasisPoints: tax.basisPoints, taxReason: tax.reason },
    buyer: { ...company, email },
    publishableKey: config.payments?.kind === 'stripe' ? config.payments.publishableKey : null,
  }
}

/** Where the last invoice was sent, or the member's own address. */
export async function billingAddressOf(scope: BrandScope): Promise<string> {
  const [last] = await selectPurchases(scope.db, scope.member.brandId, null)
  return last?.buyer.email ?? (await requireAccount(scope)).email
}

/** What a package, an amount of one's own, or a plan is now. */
async function boughtNow(scope: BrandScope, credit: Credit): Promise<Bought> {
  if (credit.kind === 'plan') return planToBuy(scope, { plan: credit.name, interval: credit.interval })
  const wanted = credit.kind === 'package' ? { name: credit.name } : ({ name: null, cents: credit.cents } as const)
  const offer = await offerOf(scope, wanted)
  ensure(offer, 'billing.package')
  return {
    ...{ kind: 'credit', item: null, packageName: wanted.name, priceVersion: offer.version },
    ...{ netCents: offer.priceCents, bonusCents: offer.bonusCents, bonusMonths: offer.bonusMonths },
  }
}

async function storeOrder(scope: BrandScope, order: Order, requestKey: string): Promise<PurchaseRow> {
  const { credit, billingEmail, orderReference } = order
  const bought = await boughtNow(scope, credit)
  const isPlan = credit.kind === 'plan'
  // An order that was not paid makes place for this one.
  if (isPlan) await expireOpenPlans(scope.db, scope.member.brandId, scope.now())
  const savesCard = isPlan || order.savesCard
  return orderInPerson(scope, { bought, requestKey, billingEmail, orderReference, savesCard })
}

interface InPerson {
  readonly bought: Bought
  readonly requestKey: string
  readonly billingEmail: string
  readonly orderReference: string
  readonly savesCard: boolean
}

/** Stores what a member orders, within the limit of the brand. Its payment is opened by `openPayment`. */
async function orderInPerson(scope: BrandScope, ordered: InPerson): Promise<PurchaseRow> {
  const { brandId, brandNo } = scope.member
  await requireWithinLimit(scope, ORDERS, brandId)
  const placing = { ...ordered, brandId, brandNo, language: scope.language, method: null }
  return placePurchase(scope, placing, async ({ db }, { id, grossCents }) => {
    const changed = { grossCents: [null, grossCents], package: [null, ordered.bought.packageName] } as const
    const entry = { action: 'purchase.ordered', targetType: 'purchase', targetId: id, changed }
    await writeAudit({ ...scope, db }, entry)
  })
}

const isSameOrder = (placed: PurchaseRow, { credit, billingEmail, orderReference, savesCard }: Order): boolean => {
  const { packageName, netCents, buyer } = placed
  if (credit.kind === 'plan') {
    const { plan, interval } = PlanItem.safeParse(placed.item).data ?? {}
    return plan === credit.name && interval === credit.interval && buyer.email === billingEmail
  }
  const isSameCredit =
    credit.kind === 'package' ? packageName === credit.name : packageName === null && netCents === credit.cents
  const isSameBuyer = buyer.email === billingEmail && placed.orderReference === orderReference
  return placed.kind === 'credit' && isSameCredit && isSameBuyer && placed.savesCard === savesCard
}

/** Opens the payment where that has not been done: also after an answer of the provider was lost (Trust S72). */
async function openPayment(scope: BrandScope, placed: PurchaseRow): Promise<PurchaseRow> {
  const isOpen = placed.state === 'created' || placed.state === 'pending'
  if (placed.clientSecret !== null || !isOpen || placed.expiresAt <= scope.now()) return placed
  const provider = openPaymentProvider(scope)
  ensure(provider?.name === placed.provider && provider.isLive === placed.isLive, 'billing.not-sold')
  const { id, brandId, grossCents: cents, buyer, savesCard } = placed
  await asking(scope, async () => {
    const customer = savesCard ? await ensureCustomer(scope, provider, { brandId, name: buyer.company }) : null
    const order = { purchaseId: id, cents, description: effectsOf(placed).lineText(placed), customer }
    await storePayment(scope.db, id, await provider.open(order))
  })
  return requirePurchase(scope, id)
}

/** A purchase of the caller's brand; another brand's is unknown. */
export async function requirePurchase({ db, member }: BrandScope, id: string): Promise<PurchaseRow> {
  const purchase = await findPurchase(db, member.brandId, id)
  ensure(purchase, 'billing.unknown')
  return purchase
}
