import { randomUUID } from 'node:crypto'
import { CHECKOUT_MINUTES, type PurchaseKind } from '#contract/billing.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { readInvoiceCompany } from '#server/features/brands/settings/invoice-company.service.ts'
import { isTestMode } from '#server/platform/config/payment-config.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { taxCents, taxOf } from '../tax/tax.ts'
import type { BillingWorld } from './billing-world.ts'
import { findOrder, insertPurchase, type PurchaseRow } from './purchases.store.ts'

const MINUTE_MS = 60_000

/** What is bought. Amounts are the server's, and net (Trust S69). */
export interface Bought {
  readonly kind: PurchaseKind
  /** What a plan purchase is of; null: ad credit. */
  readonly item: object | null
  readonly packageName: string | null
  readonly priceVersion: number
  readonly netCents: number
  readonly bonusCents: number
  readonly bonusMonths: number
}

export interface Placing {
  readonly brandId: string
  readonly brandNo: number
  /** The same key places one order. */
  readonly requestKey: string
  readonly bought: Bought
  readonly billingEmail: string
  readonly orderReference: string
  readonly language: Language
  readonly savesCard: boolean
  /** The saved card that pays, without the buyer; null: the buyer enters one. */
  readonly method: string | null
}

/** The company that buys, and its tax at the moment. Refuses where the address of the company is missing. */
export async function taxedFor(world: Pick<BillingWorld, 'db' | 'config'>, brandNo: number, netCents: number) {
  const company = await readInvoiceCompany(world, brandNo)
  ensure(company, 'billing.company')
  const isSmallBusiness = world.config.site.operator.isSmallBusiness
  const tax = taxOf({ ...company, isVatIdConfirmed: company.vatConfirmedAt !== null }, isSmallBusiness)
  return { company, tax, vatCents: taxCents(netCents, tax.basisPoints) }
}

/**
 * Stores an order with the tax of the moment, once for each key. `written` runs in the same transaction, when it is new.
 * Refuses where the address of the company is missing.
 */
export async function placePurchase(
  world: BillingWorld,
  placing: Placing,
  written: (inside: BillingWorld, row: { readonly id: string; readonly grossCents: number }) => Promise<void>,
): Promise<PurchaseRow> {
  const { brandId, requestKey, bought, billingEmail } = placing
  const { company, tax, vatCents } = await taxedFor(world, placing.brandNo, bought.netCents)
  const createdAt = world.now()
  const { orderReference, language, savesCard, method } = placing
  const row = {
    ...{ id: randomUUID(), brandId, requestKey, ...bought, vatCents, grossCents: bought.netCents + vatCents },
    ...{ tax, buyer: { ...company, email: billingEmail }, orderReference, language, savesCard, method },
    provider: world.config.payments?.kind ?? '',
    isLive: !isTestMode(world.config),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CHECKOUT_MINUTES * MINUTE_MS),
  }
  await inTransaction(world, async (inside) => {
    if (await insertPurchase(inside.db, row)) await written(inside, row)
  })
  const stored = await findOrder(world.db, brandId, requestKey)
  if (!stored) throw new Error('a placed order was not stored')
  return stored
}
