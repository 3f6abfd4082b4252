import type { PaymentFailure } from '#contract/billing.limits.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { type PaymentProvider, PaymentProviderFailure } from '#server/platform/payments/payment-provider.ts'
import { savedCardOf } from '../cards/cards.service.ts'
import { findMethod } from '../cards/cards.store.ts'
import type { BillingWorld } from './billing-world.ts'
import { confirmPayment, expirePurchase } from './payment-news.service.ts'
import { type Placing, placePurchase } from './place-purchase.service.ts'
import { effectsOf } from './purchase-kinds.ts'
import { findPurchaseById, type PurchaseRow, storePayment } from './purchases.store.ts'

/** Trust S72: Stripe may forget a key after 24 hours. Until then a payment without an answer is asked for again. */
const KEY_MS = 23 * 3_600_000

/** `waiting`: the provider has not answered, and is asked again; what is bought follows then. */
interface Paid {
  readonly outcome: 'paid' | 'failed' | 'waiting' | 'no-card'
  readonly purchaseId: string | null
  readonly failure: PaymentFailure | null
}

/** Orders something and pays it with the saved card, without the buyer. The same key buys once. */
export async function buyWithSavedCard(
  world: BillingWorld,
  placing: Omit<Placing, 'savesCard' | 'method'>,
): Promise<Paid> {
  const provider = openPaymentProvider(world)
  const card = provider && (await savedCardOf(world, provider, placing.brandId))
  if (!provider || !card) return { outcome: 'no-card', purchaseId: null, failure: null }
  const order = { ...placing, savesCard: false, method: card.method }
  const placed = await placePurchase(world, order, async (inside, { id, grossCents }) => {
    const entry = { role: 'automatic', targetType: 'purchase', targetId: id, brandId: placing.brandId } as const
    await writeSystemAudit(inside, {
      ...entry,
      action: 'purchase.ordered',
      changed: { grossCents: [null, grossCents] },
    })
  })
  if (placed.state === 'created') await chargeSavedCard(world, provider, placed)
  const { id: purchaseId, paidAt, state, failure } = (await findPurchaseById(world.db, placed.id)) ?? placed
  const outcome = paidAt !== null ? 'paid' : failure !== null || state === 'expired' ? 'failed' : 'waiting'
  return { outcome, purchaseId, failure: failure as PaymentFailure | null }
}

/** Pays an order whose saved card is known; asked again, it pays once. A refused card is told to what was bought. */
export async function chargeSavedCard(
  world: BillingWorld,
  provider: PaymentProvider,
  purchase: PurchaseRow,
): Promise<void> {
  const { id, brandId, grossCents: cents, method, isLive, createdAt } = purchase
  const known = await findMethod(world.db, { brandId, provider: provider.name, isLive })
  if (method === null || !known) return expirePurchase(world, id)
  const description = effectsOf(purchase).lineText(purchase)
  try {
    const order = { purchaseId: id, cents, description, customer: known.customer, method }
    const { payment, ...opened } = await provider.payOffSession(order)
    await storePayment(world.db, id, opened)
    await confirmPayment(world, payment)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    world.log.error({ err: error, purchase: id }, 'a saved card could not be charged')
    if (error.isFinal || createdAt.getTime() + KEY_MS < world.now().getTime()) await expirePurchase(world, id)
  }
}
