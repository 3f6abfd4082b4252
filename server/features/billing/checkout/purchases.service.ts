import { BILLING_PAGE } from '#contract/billing.limits.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { type PaymentProvider, PaymentProviderFailure } from '#server/platform/payments/payment-provider.ts'
import { answerBank, payWithTestCard } from '#server/platform/payments/simulated-buyer.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import { requirePurchase } from './checkout.service.ts'
import { confirmPayment, expirePurchase } from './payment-news.service.ts'
import { presentListed, presentPurchase } from './present-purchase.ts'
import { findPurchaseById, type OpenPurchase, selectOpen, selectPurchases, updatePurchase } from './purchases.store.ts'
import { chargeSavedCard } from './saved-card-payment.service.ts'

/** An order and what became of its payment. */
export const readPurchase = async (scope: BrandScope, id: string) =>
  presentPurchase(scope, await requirePurchase(scope, id))

/** What the brand bought, the latest first. */
export async function listPurchases(scope: BrandScope, cursor: string | undefined) {
  const after = cursor === undefined ? null : await requirePurchase(scope, cursor)
  const rows = await selectPurchases(scope.db, scope.member.brandId, after)
  const page = rows.slice(0, BILLING_PAGE)
  return {
    purchases: page.map(presentListed),
    cursor: rows.length > BILLING_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Test mode: what the provider's own form does elsewhere. */
async function pay(scope: BrandScope, id: string, act: (reference: string) => Promise<boolean>) {
  const { reference, provider, state, expiresAt } = await requirePurchase(scope, id)
  const isTest = provider === 'simulator' && openPaymentProvider(scope)?.name === provider
  const isOpen = isTest && state === 'pending' && expiresAt > scope.now()
  ensure(isOpen && reference !== null, 'billing.test-card')
  // What failed before says nothing of this attempt.
  await updatePurchase(scope.db, id, { failure: null })
  ensure(await act(reference), 'billing.test-card')
  return readPurchase(scope, id)
}

/** Test mode: the buyer enters a card. */
export const payByTestCard = (scope: BrandScope, id: string, number: string) =>
  pay(scope, id, (reference) => payWithTestCard(scope, reference, number.replaceAll(' ', '')))

/** Test mode: the buyer answers the bank. */
export const answerTestBank = (scope: BrandScope, id: string, isApproved: boolean) =>
  pay(scope, id, (reference) => answerBank(scope, reference, isApproved))

/** Seconds after an order in which its event usually arrives. */
const WAITED_MS = 120_000
const BATCH = 50

/**
 * Job: asks the provider about orders whose events may have been lost, and cancels those that were not paid in time. A
 * payment that the buyer made at the last moment is credited.
 */
export async function confirmOpenPurchases(world: World): Promise<void> {
  const now = world.now()
  const provider = openPaymentProvider(world)
  if (!provider) return
  const open = await selectOpen(world.db, {
    provider: provider.name,
    isLive: provider.isLive,
    before: new Date(now.getTime() - WAITED_MS),
    now,
    most: BATCH,
  })
  for (const one of open) await confirmOpen(world, provider, one)
}

async function confirmOpen(world: World, provider: PaymentProvider, { id, reference, isOver }: OpenPurchase) {
  if (reference === null) {
    const purchase = await findPurchaseById(world.db, id)
    if (purchase && purchase.method !== null) await chargeSavedCard(world, provider, purchase)
    else if (isOver) await expirePurchase(world, id)
    return
  }
  try {
    const payment = await (isOver ? provider.cancel(reference) : provider.read(reference))
    if (payment) await confirmPayment(world, payment)
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    world.log.warn({ err: error, purchase: id }, 'the payment provider said nothing about an order')
  }
}
