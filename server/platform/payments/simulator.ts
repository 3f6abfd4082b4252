import { eq } from 'drizzle-orm'
import { simulatedPayments } from '../data/platform.tables.ts'
import { inTransaction } from '../scope/scope.ts'
import { readIntent, readRefund, readSetupIntent } from './payment-event.ts'
import { type PaymentProvider, PaymentProviderFailure, type PaymentWorld, type Refund } from './payment-provider.ts'
import { fail, succeed } from './simulated-buyer.ts'
import {
  changeRow,
  intentOf,
  lockRow,
  REQUIRES,
  type SimulatedRow,
  sendSimulated,
  simulatedId,
  updateRow,
} from './simulated-rows.ts'
import { cardOfMethod } from './simulator-cards.ts'

// Stands in for Stripe where no keys are configured: the same states, test cards and signed events. It takes no money.

type Opened = Pick<SimulatedRow, 'reference' | 'purchaseId' | 'cents' | 'customer'>

async function storeRow({ db }: PaymentWorld, row: Opened): Promise<SimulatedRow> {
  await db
    .insert(simulatedPayments)
    .values({ ...row, status: REQUIRES })
    .onConflictDoNothing()
  const [stored] = await db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.purchaseId, row.purchaseId))
    .for('update')
  if (!stored) throw new PaymentProviderFailure('a simulated payment was not stored')
  return stored
}

const opened = ({ reference }: SimulatedRow) => ({ reference, clientSecret: `${reference}_secret` })
const paymentOf = (row: SimulatedRow) => readIntent(intentOf(row, true))

/** A card that is charged without its buyer: a bank that always asks refuses. */
async function chargeSaved(world: PaymentWorld, row: SimulatedRow, method: string): Promise<SimulatedRow> {
  const card = cardOfMethod(method)
  if (!card) throw new PaymentProviderFailure(`no simulated card ${method}`, { isFinal: true })
  const shown = { method, cardBrand: card.brand, cardLast4: card.number.slice(-4) }
  const charged = await updateRow(world, row, shown)
  if (card.error) return fail(world, charged, card.error)
  return card.asksBank === 'always' ? fail(world, charged, ['authentication_required', null]) : succeed(world, charged)
}

interface RefundOrder {
  readonly reference: string
  readonly cents: number
  readonly refundId: string
}

/** A refund as Stripe writes it. */
export const refundObject = ({ reference, cents, refundId }: RefundOrder, status: 'succeeded' | 'failed') => ({
  ...{ id: `re_sim_${refundId}`, object: 'refund', amount: cents, payment_intent: reference, status },
  metadata: { refund_id: refundId },
})

function knownRefund(order: RefundOrder): Refund {
  const refund = readRefund(refundObject(order, 'succeeded'))
  if (!refund) throw new Error('a simulated refund of no payment')
  return refund
}

const refundRow = (world: PaymentWorld, order: RefundOrder): Promise<Refund> =>
  inTransaction(world, async (inside) => {
    const { reference, cents, refundId } = order
    const row = await lockRow(inside.db, reference)
    if (row.refundKeys.includes(refundId)) return knownRefund(order)
    const refundedCents = row.refundedCents + cents
    if (row.status !== 'succeeded' || refundedCents > row.cents) {
      throw new PaymentProviderFailure('nothing to refund', { isFinal: true })
    }
    await updateRow(inside, row, { refundedCents, refundKeys: [...row.refundKeys, refundId] })
    await sendSimulated(inside, 'refund.created', refundObject(order, 'succeeded'))
    const charge = { object: 'charge', payment_intent: reference, amount_refunded: refundedCents }
    await sendSimulated(inside, 'charge.refunded', charge)
    return knownRefund(order)
  })

/** The simulator as a provider. */
export function createSimulator(world: PaymentWorld): PaymentProvider {
  return {
    name: 'simulator',
    isLive: false,
    open: async ({ purchaseId, cents, customer }) =>
      opened(await storeRow(world, { reference: simulatedId('pi'), purchaseId, cents, customer })),
    payOffSession: ({ purchaseId, cents, customer, method }) =>
      inTransaction(world, async (inside) => {
        const row = await storeRow(inside, { reference: simulatedId('pi'), purchaseId, cents, customer })
        const charged = row.method === null ? await chargeSaved(inside, row, method) : row
        return { ...opened(charged), payment: paymentOf(charged) }
      }),
    read: async (reference) => paymentOf(await lockRow(world.db, reference)),
    cancel: (reference) =>
      inTransaction(world, async (inside) => {
        const row = await lockRow(inside.db, reference)
        if (row.status === 'succeeded' || row.status === 'canceled') return paymentOf(row)
        return paymentOf(await changeRow(inside, row, 'cancelled', { status: 'canceled' }))
      }),
    refund: (order) => refundRow(world, order),
    findRefund: async (order) => {
      const { refundKeys } = await lockRow(world.db, order.reference)
      return refundKeys.includes(order.refundId) ? knownRefund(order) : null
    },
    openCustomer: async ({ brandId }) => `cus_sim_${brandId}`,
    openSetup: async ({ setupId, customer }) =>
      opened(await storeRow(world, { reference: simulatedId('seti'), purchaseId: setupId, cents: 0, customer })),
    readSetup: async (reference) => readSetupIntent(intentOf(await lockRow(world.db, reference), true)),
    forgetCard: async () => {},
  }
}
