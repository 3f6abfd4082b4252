import { FOUR_EYES } from '#contract/money-requests.limits.ts'
import type { MoneyAnswer } from '#contract/money-requests.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { operatorAddresses } from '#server/platform/mail/operator-addresses.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { openPaymentProvider } from '#server/platform/payments/open-provider.ts'
import { type PaymentProvider, PaymentProviderFailure } from '#server/platform/payments/payment-provider.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { asked, askedBefore, askForMoney, countedSince, DONE } from '../approvals/ask.service.ts'
import { byStaff, type Recorder } from '../approvals/recorder.ts'
import { sumRefunded } from '../approvals/requests.store.ts'
import { followReturns } from '../returns/follow-returns.service.ts'
import { asking } from './asking.ts'
import { findPurchaseById, lockPurchase, type PurchaseRow } from './purchases.store.ts'
import { tellRefundFailedJob } from './refund-jobs.ts'
import {
  findRefundRow,
  insertRefund,
  type RefundRow,
  selectOrdered,
  selectRefunds,
  updateRefund,
} from './refunds.store.ts'

interface Refund {
  readonly cents: number
  readonly reason: string
  /** Needed where the sign-in is older than 15 minutes. */
  readonly password?: string | undefined
  /** The same key refunds once. */
  readonly key: string
}

const openCents = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { state, cents }) => sum + (state === 'failed' ? 0 : cents), 0)

/** Gross, what refunds of a purchase took, or will take. */
function takenBy(all: readonly RefundRow[], { refundedCents }: PurchaseRow): number {
  const refunds = all.filter(({ isVat }) => !isVat)
  return Math.max(openCents(refunds), refunds.some((one) => one.state === 'failed') ? 0 : refundedCents)
}

/** What can be refunded of a purchase now. */
export function refundableCents(
  provider: Pick<PaymentProvider, 'name' | 'isLive'> | null,
  purchase: PurchaseRow,
  refunds: readonly RefundRow[],
): number {
  const isOfProvider = purchase.provider === provider?.name && purchase.isLive === provider.isLive
  if (!isOfProvider || purchase.state !== 'credited') return 0
  return purchase.grossCents - takenBy(refunds, purchase)
}

/**
 * Refunds a part of a payment. The order is stored with its key before the provider is asked, so that another attempt is the
 * same refund (Trust S72). Ledger and invoice follow when the provider says that it did.
 */
export async function refundPurchase(scope: StaffScope, id: string, refund: Refund): Promise<MoneyAnswer> {
  await requireMoneyProof(scope, refund.password)
  const provider = openPaymentProvider(scope)
  const outcome = await inTransaction(scope, async (inside) => {
    const purchase = await lockPurchase(inside.db, { id, reference: '' })
    ensure(purchase, 'billing.unknown')
    ensure(purchase.provider === provider?.name && purchase.isLive === provider.isLive, 'billing.refund')
    await requireOtherBrand(inside, purchase.brandId)
    const request = await askToRefund(inside, purchase, refund)
    if (request) return request
    return { purchase, ordered: await orderRefund(inside, purchase, { ...refund, record: byStaff(inside) }) }
  })
  if ('ok' in outcome) return outcome
  const { purchase, ordered } = outcome
  if (provider && ordered.state === 'ordered') {
    const isSent = await asking(scope, () => sendRefund(scope, provider, purchase.reference, ordered))
    ensure(isSent, 'billing.refund')
  }
  return DONE
}

/** Above 100 € for a brand within a day a second person confirms (Trust S43); null: one alone may. */
async function askToRefund(inside: StaffScope, purchase: PurchaseRow, refund: Refund): Promise<MoneyAnswer | null> {
  const { cents, reason, key } = refund
  const wanted = { kind: 'refund', brandId: purchase.brandId, subjectId: purchase.id, cents, reason, key } as const
  const before = await askedBefore(inside, wanted)
  if (before) return asked(before)
  await takeLock(inside.db, `staff-refunds:${purchase.brandId}`)
  const refunds = await selectRefunds(inside.db, purchase.id)
  if (refunds.some(({ requestKey }) => requestKey === key)) return null
  const counted = await sumRefunded(inside.db, purchase.brandId, countedSince(inside))
  if (counted + cents <= FOUR_EYES.aloneCents) return null
  requireRefundable(purchase, refunds, cents)
  return askForMoney(inside, wanted)
}

function requireRefundable(purchase: PurchaseRow, refunds: readonly RefundRow[], cents: number): void {
  ensure(purchase.state === 'credited' && cents <= purchase.grossCents - takenBy(refunds, purchase), 'billing.refund')
}

export const refundedOrOrdered = async ({ db }: Pick<World, 'db'>, purchase: PurchaseRow): Promise<number> =>
  takenBy(await selectRefunds(db, purchase.id), purchase)

interface OrderedRefund extends Pick<Refund, 'cents' | 'reason' | 'key'> {
  readonly record: Recorder
}

/** Stores a refund of a locked purchase, once for each key. */
export async function orderRefund(
  inside: Pick<World, 'db' | 'now'>,
  purchase: PurchaseRow,
  { cents, reason, key, record }: OrderedRefund,
) {
  const { id, brandId } = purchase
  const refunds = await selectRefunds(inside.db, id)
  const known = refunds.find(({ requestKey }) => requestKey === key)
  if (known) {
    ensure(known.cents === cents, 'idempotency-key.reused')
    return known
  }
  requireRefundable(purchase, refunds, cents)
  const changed = { refundCents: [null, cents] } as const
  await record(inside, {
    ...{ action: 'purchase.refund-ordered', targetType: 'purchase', targetId: id, brandId, changed, reason },
  })
  const row = { purchaseId: id, requestKey: key, cents, reason, createdAt: inside.now() }
  return insertRefund(inside.db, { ...row, state: 'ordered' })
}

/** Sends the stored refunds of a purchase; what the provider does not answer is sent again by the job. */
export async function sendOrdered(world: RefundWorld & Pick<World, 'config' | 'log'>, purchase: PurchaseRow) {
  const provider = openPaymentProvider(world)
  if (!provider) return
  for (const refund of await selectRefunds(world.db, purchase.id)) {
    if (refund.state !== 'ordered') continue
    try {
      await sendRefund(world, provider, purchase.reference, refund)
    } catch (error) {
      if (!(error instanceof PaymentProviderFailure)) throw error
      world.log.warn({ err: error, refund: refund.id }, 'the payment provider did not answer about a refund')
    }
  }
}

type RefundWorld = Pick<World, 'db' | 'jobs' | 'now'>

/** Answers false where the provider refuses it for good. */
async function sendRefund(
  world: RefundWorld,
  provider: PaymentProvider,
  reference: string | null,
  ordered: RefundRow,
): Promise<boolean> {
  const { id, cents } = ordered
  try {
    if (reference === null) throw new PaymentProviderFailure('a payment without a reference', { isFinal: true })
    const { refund, state } = await provider.refund({ reference, cents, refundId: id })
    // What its failure means is told by its event.
    await updateRefund(world.db, id, { state: state === 'failed' ? 'sent' : state, reference: refund })
    return true
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure && error.isFinal)) throw error
    await failRefund(world, ordered)
    return false
  }
}

const failRefund = (world: RefundWorld, { id: refundId, purchaseId }: RefundRow): Promise<void> =>
  inTransaction(world, async (inside) => {
    const { db, jobs } = inside
    if (!(await updateRefund(db, refundId, { state: 'failed' }))) return
    await jobs.enqueue(db, tellRefundFailedJob, { refundId })
    await followReturns(inside, purchaseId)
  })

const WAITED_MS = 60_000
/** Stripe may forget a key after 24 hours: from then on the refund is looked for, and not sent again (Trust S72). */
const KEY_MS = 23 * 3_600_000
const BATCH = 50

/** Job: sends refunds that the provider has not answered. */
export async function sendRefunds(world: World): Promise<void> {
  const provider = openPaymentProvider(world)
  if (!provider) return
  const now = world.now().getTime()
  const ordered = await selectOrdered(world.db, provider, new Date(now - WAITED_MS), BATCH)
  for (const { refund, reference } of ordered) {
    try {
      const isOld = refund.createdAt.getTime() + KEY_MS < now
      if (isOld && reference !== null) await lookForRefund(world, provider, reference, refund)
      else await sendRefund(world, provider, reference, refund)
    } catch (error) {
      if (!(error instanceof PaymentProviderFailure)) throw error
      world.log.warn({ err: error, refund: refund.id }, 'the payment provider did not answer about a refund')
    }
  }
}

async function lookForRefund(world: World, provider: PaymentProvider, reference: string, ordered: RefundRow) {
  const { id, cents } = ordered
  const found = await provider.findRefund({ reference, cents, refundId: id })
  if (!found) return failRefund(world, ordered)
  await updateRefund(world.db, id, { state: found.state === 'failed' ? 'sent' : found.state, reference: found.refund })
}

/** What a refund that did not arrive leaves behind. */
const failureEffect = ({ isVat }: Pick<RefundRow, 'isVat'>): string =>
  isVat
    ? 'Es ist die Umsatzsteuer, die nach der Bestätigung der USt-IdNr. zurückgeht. Die neue Rechnung ohne Steuer bleibt gültig, und die Marke hat den Betrag noch zu bekommen.'
    : 'Das Guthaben, das dafür zurückgenommen wurde, steht der Marke wieder zur Verfügung.'

/** Job: mails staff that a refund did not arrive. */
export async function tellRefundFailed(world: World, { refundId }: { readonly refundId: string }): Promise<void> {
  const refund = await findRefundRow(world.db, refundId)
  const purchase = refund && (await findPurchaseById(world.db, refund.purchaseId))
  if (!purchase) return
  const amount = `${(refund.cents / 100).toFixed(2).replace('.', ',')} €`
  for (const [at, to] of operatorAddresses(world.config).entries()) {
    await world.mail.send({
      to,
      subject: `Erstattung fehlgeschlagen: ${amount} an ${purchase.buyer.company}`,
      text: `Die Erstattung von ${amount} für den Kauf ${purchase.id} kam nicht an. ${failureEffect(refund)}\n\nKlärt mit ${purchase.buyer.email}, wie das Geld ankommen soll, und erstattet neu: ${siteUrlOf(world.config)}/admin\n`,
      messageId: messageIdOf(world.config, `refund-failed.${refundId}.${at}`),
    })
  }
}
