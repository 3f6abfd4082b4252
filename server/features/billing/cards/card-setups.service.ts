import { CHECKOUT_MINUTES, type PaymentFailure } from '#contract/billing.limits.ts'
import type { CardSetup } from '#contract/billing.ts'
import { readInvoiceCompany } from '#server/features/brands/settings/invoice-company.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { PaymentProviderFailure, type Setup } from '#server/platform/payments/payment-provider.ts'
import { answerBank, asksBank, payWithTestCard } from '#server/platform/payments/simulated-buyer.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { asking } from '../checkout/asking.ts'
import { ensureCustomer, keepCard } from './cards.service.ts'
import {
  findSetup,
  insertSetup,
  lockSetup,
  type SetupRow,
  selectOpenSetups,
  storeSetup,
  updateSetup,
} from './cards.store.ts'

const SETUPS = { name: 'card-setup', hits: 10, seconds: 3600 }
const MINUTE_MS = 60_000
/** After which a setup whose event may be lost is asked for. */
const WAITED_MS = 120_000
const BATCH = 50

interface Beginning {
  readonly key: string
  readonly isNative: boolean
}

/** Begins to save a card without a payment, or to change it; repeating it with the same key goes on with the same one. */
export async function beginSetup(scope: BrandScope, { key, isNative }: Beginning): Promise<CardSetup> {
  ensure(!isNative, 'billing.native')
  const provider = openPaymentProvider(scope)
  ensure(provider && sellsFor(scope.config) !== null, 'billing.not-sold')
  const { brandId, brandNo } = scope.member
  await requireWithinLimit(scope, SETUPS, brandId)
  const company = await readInvoiceCompany(scope, brandNo)
  ensure(company, 'billing.company')
  const createdAt = scope.now()
  const expiresAt = new Date(createdAt.getTime() + CHECKOUT_MINUTES * MINUTE_MS)
  const at = { brandId, provider: provider.name, isLive: provider.isLive }
  const setup = await insertSetup(scope.db, { ...at, requestKey: key, createdAt, expiresAt })
  if (setup.clientSecret === null) {
    await asking(scope, async () => {
      const customer = await ensureCustomer(scope, provider, { brandId, name: company.company })
      await storeSetup(scope.db, setup.id, await provider.openSetup({ setupId: setup.id, customer }))
    })
  }
  await writeAudit(scope, { action: 'card.change-begun', targetType: 'brand', targetId: brandId })
  return readSetup(scope, setup.id)
}

async function requireSetup({ db, member }: BrandScope, id: string): Promise<SetupRow> {
  const setup = await findSetup(db, member.brandId, id)
  ensure(setup, 'billing.unknown')
  return setup
}

export async function readSetup(scope: BrandScope, id: string): Promise<CardSetup> {
  const { state, failure, expiresAt, provider, reference, clientSecret } = await requireSetup(scope, id)
  const { payments } = scope.config
  const shown = { id, state, failure: failure as PaymentFailure | null, expiresAt: expiresAt.toISOString() }
  const isOpen = state === 'open' && expiresAt > scope.now() && provider === payments?.kind
  if (!isOpen || reference === null || clientSecret === null) return { ...shown, payment: null }
  const isSimulated = payments.kind === 'simulator'
  return {
    ...shown,
    payment: {
      provider: payments.kind,
      clientSecret,
      publishableKey: isSimulated ? null : payments.publishableKey,
      asksBank: isSimulated && (await asksBank(scope, reference)),
    },
  }
}

/** Test mode: what the provider's own form does elsewhere. */
async function act(scope: BrandScope, id: string, isDone: (reference: string) => Promise<boolean>): Promise<CardSetup> {
  const { reference, provider, state, expiresAt } = await requireSetup(scope, id)
  const isTest = provider === 'simulator' && openPaymentProvider(scope)?.name === provider
  const isOpen = isTest && state === 'open' && expiresAt > scope.now()
  ensure(isOpen && reference !== null, 'billing.test-card')
  await updateSetup(scope.db, id, { failure: null })
  ensure(await isDone(reference), 'billing.test-card')
  return readSetup(scope, id)
}

export const saveTestCard = (scope: BrandScope, id: string, number: string) =>
  act(scope, id, (reference) => payWithTestCard(scope, reference, number.replaceAll(' ', '')))

export const answerSetupBank = (scope: BrandScope, id: string, isApproved: boolean) =>
  act(scope, id, (reference) => answerBank(scope, reference, isApproved))

/** Job: asks the provider what became of a setup, and keeps its card. */
export async function confirmSetup(world: World, { setupId }: { readonly setupId: string }): Promise<void> {
  const provider = openPaymentProvider(world)
  const setup = await inTransaction(world, ({ db }) => lockSetup(db, setupId))
  if (!provider || !setup?.reference || setup.provider !== provider.name || setup.isLive !== provider.isLive) return
  await settleSetup(world, setup, await provider.readSetup(setup.reference))
}

async function settleSetup(world: World, setup: SetupRow, found: Setup): Promise<void> {
  const isOver = found.state === 'cancelled' || setup.expiresAt <= world.now()
  await inTransaction(world, async (inside) => {
    const current = await lockSetup(inside.db, setup.id)
    if (current?.state === 'done' || found.setupId !== setup.id) return
    if (found.state === 'done' && found.saved) {
      await keepCard(inside, setup, found.saved)
      await updateSetup(inside.db, setup.id, { state: 'done', failure: null })
    } else
      await updateSetup(inside.db, setup.id, { failure: found.failure, ...(isOver && { state: 'expired' as const }) })
  })
}

/** Job: asks about setups whose events may have been lost. */
export async function confirmSetups(world: World): Promise<void> {
  const provider = openPaymentProvider(world)
  if (!provider) return
  const before = new Date(world.now().getTime() - WAITED_MS)
  const at = { provider: provider.name, isLive: provider.isLive }
  for (const setup of await selectOpenSetups(world.db, at, { before, most: BATCH })) {
    try {
      if (setup.reference !== null) await confirmSetup(world, { setupId: setup.id })
      else if (setup.expiresAt <= world.now()) await updateSetup(world.db, setup.id, { state: 'expired' })
    } catch (error) {
      if (!(error instanceof PaymentProviderFailure)) throw error
      world.log.warn({ err: error, setup: setup.id }, 'the payment provider said nothing about a card')
    }
  }
}
