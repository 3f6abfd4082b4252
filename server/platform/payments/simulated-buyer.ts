import { eq } from 'drizzle-orm'
import { simulatedPayments } from '../data/platform.tables.ts'
import { inTransaction } from '../scope/scope.ts'
import type { PaymentWorld } from './payment-provider.ts'
import {
  changeRow,
  isSetup,
  lockRow,
  REQUIRES,
  type SimulatedRow,
  sendSimulated,
  simulatedId,
  updateRow,
} from './simulated-rows.ts'
import { cardOfMethod, methodOf, TEST_CARDS, type TestCard } from './simulator-cards.ts'

// What buyers and banks do in the simulator; at Stripe its own form does it.

const disputeOf = ({ reference, cents, disputeId }: SimulatedRow, status: string) => ({
  id: disputeId,
  object: 'dispute',
  payment_intent: reference,
  amount: cents,
  status,
})

/** A payment, or the saving of a card, that the bank took. */
export async function succeed(world: PaymentWorld, row: SimulatedRow): Promise<SimulatedRow> {
  const done = await changeRow(world, row, 'succeeded', { status: 'succeeded', errorCode: null, declineCode: null })
  if (isSetup(row) || !cardOfMethod(row.method ?? '')?.isDisputed) return done
  const disputed = await updateRow(world, done, { disputeId: simulatedId('dp') })
  await sendSimulated(world, 'charge.dispute.created', disputeOf(disputed, 'needs_response'))
  return disputed
}

/** A payment that the bank refused. */
export const fail = (
  world: PaymentWorld,
  row: SimulatedRow,
  [errorCode, declineCode]: NonNullable<TestCard['error']>,
) => changeRow(world, row, 'failed', { status: REQUIRES, errorCode, declineCode })

/** A buyer enters a card. Answers false for a number that is none of the test cards, or when nothing is to be paid. */
export const payWithTestCard = (world: PaymentWorld, reference: string, number: string): Promise<boolean> =>
  inTransaction(world, async (inside) => {
    const card = TEST_CARDS[number]
    const found = await lockRow(inside.db, reference)
    if (!card || (found.status !== REQUIRES && found.status !== 'requires_action')) return false
    const entered = { cardBrand: card.brand, cardLast4: number.slice(-4), method: methodOf(number) }
    const row = await updateRow(inside, found, entered)
    if (card.error && !(card.canBeSaved && isSetup(row))) await fail(inside, row, card.error)
    else if (card.asksBank) await changeRow(inside, row, 'asks', { status: 'requires_action', errorCode: null })
    else await succeed(inside, row)
    return true
  })

/** The buyer answers the bank. False when it did not ask. */
export const answerBank = (world: PaymentWorld, reference: string, isApproved: boolean): Promise<boolean> =>
  inTransaction(world, async (inside) => {
    const row = await lockRow(inside.db, reference)
    if (row.status !== 'requires_action') return false
    if (isApproved) await succeed(inside, row)
    else await fail(inside, row, ['payment_intent_authentication_failure', null])
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
    sendSimulated(inside, 'charge.dispute.closed', disputeOf(await lockRow(inside.db, reference), status)),
  )
