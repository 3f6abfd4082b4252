import { writeAudit } from '#server/platform/audit/audit.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import type { PaymentProvider, SavedCard } from '#server/platform/payments/payment-provider.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { asking } from '../checkout/asking.ts'
import type { BillingWorld } from '../checkout/billing-world.ts'
import { findPurchaseById, updatePurchase } from '../checkout/purchases.store.ts'
import { type AtProvider, findMethod, insertCustomer, type MethodRow, updateCard } from './cards.store.ts'

const atProvider = (provider: PaymentProvider, brandId: string): AtProvider => ({
  brandId,
  provider: provider.name,
  isLive: provider.isLive,
})

/** What the provider calls a brand, which is made known to it once. */
export async function ensureCustomer(
  { db }: Pick<World, 'db'>,
  provider: PaymentProvider,
  brand: { readonly brandId: string; readonly name: string },
): Promise<string> {
  const at = atProvider(provider, brand.brandId)
  const known = await findMethod(db, at)
  return known?.customer ?? insertCustomer(db, at, await provider.openCustomer(brand))
}

/** The saved card of a brand at the present provider; null: none. */
export async function savedCardOf(
  { db }: Pick<World, 'db'>,
  provider: PaymentProvider,
  brandId: string,
): Promise<(MethodRow & { readonly method: string }) | null> {
  const found = await findMethod(db, atProvider(provider, brandId))
  return found && found.method !== null ? { ...found, method: found.method } : null
}

const shown = (row: MethodRow | null) =>
  row?.cardBrand && row.cardLast4 && row.expiryMonth && row.expiryYear
    ? { brand: row.cardBrand, last4: row.cardLast4, expiryMonth: row.expiryMonth, expiryYear: row.expiryYear }
    : null

/** The card that pays without the buyer, as it is shown. */
export async function readSavedCard(scope: BrandScope) {
  const provider = openPaymentProvider(scope)
  return { card: provider && shown(await savedCardOf(scope, provider, scope.member.brandId)) }
}

/** Keeps a card in place of the one before. A card of another customer is not the brand's. */
export async function keepCard(world: Pick<World, 'db' | 'now'>, at: AtProvider, card: SavedCard): Promise<void> {
  const known = await findMethod(world.db, at)
  if (known?.customer === card.customer) await updateCard(world.db, at, card, world.now())
}

/** Job: events name the card alone; asked for, it comes with its brand and last digits. */
export async function readPaidCard(world: BillingWorld, { purchaseId }: { readonly purchaseId: string }) {
  const provider = openPaymentProvider(world)
  const purchase = await findPurchaseById(world.db, purchaseId)
  if (!provider || !purchase?.reference || purchase.provider !== provider.name || purchase.isLive !== provider.isLive) {
    return
  }
  const { card, saved } = await provider.read(purchase.reference)
  if (card) await updatePurchase(world.db, purchaseId, { cardBrand: card.brand, cardLast4: card.last4 })
  if (saved && purchase.savesCard) await keepCard(world, atProvider(provider, purchase.brandId), saved)
}

/** Forgets the saved card, here and at the provider. Nothing can be paid with it any more. */
export async function forgetCard(scope: BrandScope) {
  const { brandId } = scope.member
  const provider = openPaymentProvider(scope)
  const saved = provider && (await savedCardOf(scope, provider, brandId))
  if (provider && saved) {
    await asking(scope, () => provider.forgetCard(saved.method))
    await inTransaction(scope, async (inside) => {
      await updateCard(inside.db, atProvider(provider, brandId), null, inside.now())
      const changed = { card: [saved.cardLast4, null] } as const
      await writeAudit(inside, { action: 'card.removed', targetType: 'brand', targetId: brandId, changed })
    })
  }
  return { card: null }
}
