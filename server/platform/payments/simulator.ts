import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../data/database.ts'
import { simulatedPayments } from '../data/platform.tables.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { inTransaction } from '../scope/scope.ts'
import { readIntent } from './payment-event.ts'
import { type PaymentProvider, PaymentProviderFailure, type PaymentWorld } from './payment-provider.ts'
import { TEST_CARDS } from './simulator-cards.ts'

// Stands in for Stripe where no keys are configured: the same states, test cards and signed events. It takes no money.

const Delivery = z.strictObject({ payload: z.string() })

/** An event of the simulator, which goes the same way as one of Stripe. */
export const simulatedEventJob: JobKind<z.output<typeof Delivery>> = {
  name: 'simulated-payment-event',
  schema: Delivery,
}

type Row = typeof simulatedPayments.$inferSelect
type Change = Partial<Omit<Row, 'reference' | 'purchaseId' | 'cents'>>

const REQUIRES = 'requires_payment_method'
const idOf = (prefix: string): string => `${prefix}_sim_${randomUUID().replaceAll('-', '')}`

/** A payment as Stripe writes it. */
const intentOf = (row: Row) => ({
  id: row.reference,
  object: 'payment_intent',
  amount: row.cents,
  currency: 'eur',
  livemode: false,
  status: row.status,
  metadata: { purchase_id: row.purchaseId },
  last_payment_error: row.errorCode === null ? null : { code: row.errorCode, decline_code: row.declineCode },
  latest_charge:
    row.cardLast4 === null
      ? null
      : { payment_method_details: { card: { brand: row.cardBrand, last4: row.cardLast4 } } },
})

async function send({ db, jobs, now }: PaymentWorld, type: string, object: object): Promise<void> {
  const created = Math.floor(now().getTime() / 1000)
  const event = { id: idOf('evt'), object: 'event', type, livemode: false, created, data: { object } }
  await jobs.enqueue(db, simulatedEventJob, { payload: JSON.stringify(event) })
}

async function lockRow(db: Database, reference: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.reference, reference))
    .for('update')
  if (!row) throw new PaymentProviderFailure(`no simulated payment ${reference}`)
  return row
}

/** Changes a payment and sends the event about it, both or neither. */
async function change(world: PaymentWorld, row: Row, type: string, changes: Change): Promise<Row> {
  const changed = { ...row, ...changes }
  await world.db.update(simulatedPayments).set(changes).where(eq(simulatedPayments.reference, row.reference))
  await send(world, type, intentOf(changed))
  return changed
}

const disputeOf = ({ reference, cents, disputeId }: Row, status: string) => ({
  id: disputeId,
  object: 'dispute',
  payment_intent: reference,
  amount: cents,
  status,
})

async function succeed(world: PaymentWorld, row: Row, card: string): Promise<void> {
  await change(world, row, 'payment_intent.succeeded', { status: 'succeeded', errorCode: null, declineCode: null })
  if (!TEST_CARDS[card]?.isDisputed) return
  const disputeId = idOf('dp')
  await world.db.update(simulatedPayments).set({ disputeId }).where(eq(simulatedPayments.reference, row.reference))
  await send(world, 'charge.dispute.created', disputeOf({ ...row, disputeId }, 'needs_response'))
}

/** A buyer enters a card. Answers false for a number that is none of the test cards, or when nothing is to be paid. */
export const payWithTestCard = (world: PaymentWorld, reference: string, number: string): Promise<boolean> =>
  inTransaction(world, async (inside) => {
    const card = TEST_CARDS[number]
    const row = await lockRow(inside.db, reference)
    if (!card || (row.status !== REQUIRES && row.status !== 'requires_action')) return false
    const shown = { cardBrand: card.brand, cardLast4: number.slice(-4) }
    if (card.error) {
      const [errorCode, declineCode] = card.error
      const failed = { status: REQUIRES, ...shown, errorCode, declineCode }
      await change(inside, row, 'payment_intent.payment_failed', failed)
    } else if (card.asksBank) {
      await change(inside, row, 'payment_intent.requires_action', {
        status: 'requires_action',
        ...shown,
        errorCode: null,
      })
    } else {
      await inside.db.update(simulatedPayments).set(shown).where(eq(simulatedPayments.reference, reference))
      await succeed(inside, { ...row, ...shown }, number)
    }
    return true
  })

/** The buyer answers the bank. False when it did not ask. */
export const answerBank = (world: PaymentWorld, reference: string, isApproved: boolean): Promise<boolean> =>
  inTransaction(world, async (inside) => {
    const row = await lockRow(inside.db, reference)
    if (row.status !== 'requires_action') return false
    if (isApproved) await succeed(inside, row, '')
    else {
      const errorCode = 'payment_intent_authentication_failure'
      await change(inside, row, 'payment_intent.payment_failed', { status: REQUIRES, errorCode, declineCode: null })
    }
    return true
  })

/** Whether the bank waits for the buyer. */
export async function asksBank({ db }: Pick<PaymentWorld, 'db'>, reference: string): Promise<boolean> {
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.reference, reference))
  return row?.status === 'requires_action'
}

/** The bank decides a dispute. */
export const closeDispute = (world: PaymentWorld, reference: string, status: 'won' | 'lost'): Promise<void> =>
  inTransaction(world, async (inside) =>
    send(inside, 'charge.dispute.closed', disputeOf(await lockRow(inside.db, reference), status)),
  )

/** The simulator as a provider. */
export function createSimulator(world: PaymentWorld): PaymentProvider {
  const readRow = async (reference: string) => readIntent(intentOf(await lockRow(world.db, reference)))
  return {
    name: 'simulator',
    isLive: false,
    async open({ purchaseId, cents }) {
      const row = { reference: idOf('pi'), purchaseId, cents, status: REQUIRES }
      await world.db.insert(simulatedPayments).values(row).onConflictDoNothing()
      const [opened] = await world.db
        .select()
        .from(simulatedPayments)
        .where(eq(simulatedPayments.purchaseId, purchaseId))
      if (!opened) throw new PaymentProviderFailure('a simulated payment was not stored')
      return { reference: opened.reference, clientSecret: `${opened.reference}_secret` }
    },
    read: readRow,
    cancel: (reference) =>
      inTransaction(world, async (inside) => {
        const row = await lockRow(inside.db, reference)
        if (row.status === 'succeeded' || row.status === 'canceled') return readIntent(intentOf(row))
        return readIntent(intentOf(await change(inside, row, 'payment_intent.canceled', { status: 'canceled' })))
      }),
    refund: ({ reference, cents, key }) =>
      inTransaction(world, async (inside) => {
        const row = await lockRow(inside.db, reference)
        if (row.refundKeys.includes(key)) return
        const refundedCents = row.refundedCents + cents
        if (row.status !== 'succeeded' || refundedCents > row.cents)
          throw new PaymentProviderFailure('nothing to refund')
        const changes = { refundedCents, refundKeys: [...row.refundKeys, key] }
        await inside.db.update(simulatedPayments).set(changes).where(eq(simulatedPayments.reference, reference))
        const charge = { object: 'charge', payment_intent: reference, amount_refunded: refundedCents }
        await send(inside, 'charge.refunded', charge)
      }),
  }
}
