import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../data/database.ts'
import { simulatedPayments } from '../data/platform.tables.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { PaymentProviderFailure, type PaymentWorld } from './payment-provider.ts'
import { cardOfMethod } from './simulator-cards.ts'

// What the simulator keeps and writes. Payments and cards that are saved without one pass through the same states at Stripe.

const Delivery = z.strictObject({ payload: z.string() })

/** An event of the simulator, which goes the same way as one of Stripe. */
export const simulatedEventJob: JobKind<z.output<typeof Delivery>> = {
  name: 'simulated-payment-event',
  schema: Delivery,
}

export type SimulatedRow = typeof simulatedPayments.$inferSelect
type Change = Partial<Omit<SimulatedRow, 'reference' | 'purchaseId' | 'cents'>>

export const REQUIRES = 'requires_payment_method'
/** The end of validity of all test cards. */
const EXPIRY = { exp_month: 12, exp_year: 2034 }
export const simulatedId = (prefix: string): string => `${prefix}_sim_${randomUUID().replaceAll('-', '')}`

export const isSetup = ({ reference }: Pick<SimulatedRow, 'reference'>): boolean => reference.startsWith('seti_')

function methodObject({ method, customer }: SimulatedRow) {
  const card = method === null ? null : cardOfMethod(method)
  return card && { id: method, customer, card: { brand: card.brand, last4: card.number.slice(-4), ...EXPIRY } }
}

/** A payment, or a card that is saved, as Stripe writes it. Events name card and charge alone. */
export function intentOf(row: SimulatedRow, isExpanded = false) {
  const error = row.errorCode === null ? null : { code: row.errorCode, decline_code: row.declineCode }
  const paidWith = { payment_method_details: { card: { brand: row.cardBrand, last4: row.cardLast4 } } }
  const both = { id: row.reference, livemode: false, status: row.status }
  const method = isExpanded ? methodObject(row) : row.method
  if (isSetup(row)) {
    return { ...both, last_setup_error: error, metadata: { setup_id: row.purchaseId }, payment_method: method }
  }
  return {
    ...both,
    ...{ object: 'payment_intent', amount: row.cents, currency: 'eur', metadata: { purchase_id: row.purchaseId } },
    ...{ last_payment_error: error, payment_method: method },
    latest_charge: row.cardLast4 === null ? null : isExpanded ? paidWith : `ch_${row.reference}`,
  }
}

/** Sends an event, as soon as the caller's transaction is committed. */
export async function sendSimulated({ db, jobs, now }: PaymentWorld, type: string, object: object): Promise<void> {
  const created = Math.floor(now().getTime() / 1000)
  const event = { id: simulatedId('evt'), object: 'event', type, livemode: false, created, data: { object } }
  await jobs.enqueue(db, simulatedEventJob, { payload: JSON.stringify(event) })
}

export async function lockRow(db: Database, reference: string): Promise<SimulatedRow> {
  const [row] = await db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.reference, reference))
    .for('update')
  if (!row) throw new PaymentProviderFailure(`no simulated payment ${reference}`)
  return row
}

export async function updateRow({ db }: PaymentWorld, row: SimulatedRow, changes: Change): Promise<SimulatedRow> {
  await db.update(simulatedPayments).set(changes).where(eq(simulatedPayments.reference, row.reference))
  return { ...row, ...changes }
}

const EVENTS = {
  succeeded: ['payment_intent.succeeded', 'setup_intent.succeeded'],
  failed: ['payment_intent.payment_failed', 'setup_intent.setup_failed'],
  asks: ['payment_intent.requires_action', 'setup_intent.requires_action'],
  cancelled: ['payment_intent.canceled', 'setup_intent.canceled'],
} as const

/** Changes a row and sends the event about it, both or neither. */
export async function changeRow(
  world: PaymentWorld,
  row: SimulatedRow,
  event: keyof typeof EVENTS,
  changes: Change,
): Promise<SimulatedRow> {
  const changed = await updateRow(world, row, changes)
  await sendSimulated(world, EVENTS[event][isSetup(row) ? 1 : 0], intentOf(changed))
  return changed
}
