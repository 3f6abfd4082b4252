import type { AutoTopup } from '#contract/auto-topup.ts'
import { AUTO_TOPUP } from '#contract/billing.limits.ts'
import { isOpenForOrders } from '#server/features/brands/memberships.service.ts'
import { readInvoiceCompany } from '#server/features/brands/settings/invoice-company.service.ts'
import { offerOf } from '#server/features/plans/plans.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { sellsFor } from '#server/platform/config/payment-config.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { savedCardOf } from '../cards/cards.service.ts'
import { billingAddressOf } from '../checkout/checkout.service.ts'
import { type AutoTopupRow, findAutoTopup, saveAutoTopup, selectMonth } from './auto-topup.store.ts'
import { monthOf, wantedBy } from './buy-automatically.service.ts'

type Chosen = Pick<AutoTopup, 'version' | 'isOn' | 'thresholdCents' | 'amount' | 'capCents'>

/** What is suggested to a brand that has chosen nothing. */
const SUGGESTED: Chosen = {
  version: 0,
  isOn: false,
  thresholdCents: 1000,
  amount: { kind: 'package', name: 'M' },
  capCents: 20_000,
}

const chosenOf = ({ version, isOn, thresholdCents, capCents, ...row }: AutoTopupRow): Chosen => {
  const wanted = wantedBy(row)
  const amount =
    wanted.name === null
      ? ({ kind: 'own', cents: wanted.cents } as const)
      : ({ kind: 'package', name: wanted.name } as const)
  return { version, isOn, thresholdCents, capCents, amount }
}

/** What the brand chose, and what it bought this month. */
export async function readAutoTopup({ db, now, member }: BrandScope): Promise<AutoTopup> {
  const row = await findAutoTopup(db, member.brandId)
  const { usedCents, hasOpen: isBuying } = await selectMonth(db, member.brandId, monthOf(now()))
  return { ...(row ? chosenOf(row) : SUGGESTED), usedCents, isBuying, pausedFor: row?.pausedFor ?? null }
}

/** Orders automatic top-ups, changes their bounds, or ends them. To end them is always possible. */
export async function changeAutoTopup(scope: BrandScope, chosen: Chosen & { readonly isNative: boolean }) {
  const { version, isOn, thresholdCents, amount, capCents, isNative } = chosen
  const { brandId } = scope.member
  if (isOn) await requireOrderable(scope, { amount, capCents, isNative })
  const packageName = amount.kind === 'package' ? amount.name : null
  const ownCents = amount.kind === 'own' ? amount.cents : null
  const billingEmail = await billingAddressOf(scope)
  const bounds = { isOn, thresholdCents, packageName, ownCents, capCents }
  await inTransaction(scope, async (inside) => {
    const before = await findAutoTopup(inside.db, brandId)
    const written = { brandId, ...bounds, billingEmail, language: scope.language }
    ensure(await saveAutoTopup(inside.db, version, written), 'conflict')
    const changed = {
      isOn: [before?.isOn ?? null, isOn],
      amount: [before?.packageName ?? before?.ownCents ?? null, packageName ?? ownCents],
      thresholdCents: [before?.thresholdCents ?? null, thresholdCents],
      capCents: [before?.capCents ?? null, capCents],
    } as const
    await writeAudit(inside, { action: 'auto-topup.changed', targetType: 'brand', targetId: brandId, changed })
  })
  return readAutoTopup(scope)
}

async function requireOrderable(
  scope: BrandScope,
  { amount, capCents, isNative }: Pick<Chosen, 'amount' | 'capCents'> & { readonly isNative: boolean },
): Promise<void> {
  ensure(!isNative, 'billing.native')
  const provider = openPaymentProvider(scope)
  ensure(provider && sellsFor(scope.config) !== null, 'billing.not-sold')
  const { brandId, brandNo } = scope.member
  ensure(await isOpenForOrders(scope, brandId), 'billing.closed')
  const wanted = amount.kind === 'package' ? { name: amount.name } : ({ name: null, cents: amount.cents } as const)
  const offer = await offerOf(scope, wanted)
  ensure(offer && offer.priceCents >= AUTO_TOPUP.leastCents, 'billing.package')
  ensure(capCents >= offer.priceCents, 'billing.auto-cap')
  ensure(await readInvoiceCompany(scope, brandNo), 'billing.company')
  ensure(await savedCardOf(scope, provider, brandId), 'billing.auto-card')
}
