import { randomUUID } from 'node:crypto'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { type InvoiceContent, totalsOf } from './invoice-content.ts'
import { makeInvoiceJob } from './invoice-jobs.ts'
import { findByCause, findLatestCorrection, insertInvoice, takeNumber } from './invoices.store.ts'
import { sellerOf } from './seller.ts'

type Issuing = Pick<World, 'db' | 'config' | 'now' | 'jobs'>

/** Decision 138: years after the end of the year of an invoice. */
const RETAIN_YEARS = 8

/** Writes the invoice of a paid purchase, once, with the next number. Runs in the caller's transaction. */
export async function issueInvoice(world: Issuing, purchase: PurchaseRow, text: string): Promise<void> {
  const { id, netCents } = purchase
  const lines = [{ text, quantity: 1, unitCents: netCents }] as const
  const totals = totalsOf(lines, purchase.tax.basisPoints)
  await issue(world, purchase, { cause: `purchase:${id}`, kind: 'invoice', lines, ...totals, corrects: null })
}

interface Correction {
  readonly text: string
  /** What goes back to the buyer, or stays here after all. */
  readonly grossCents: number
  readonly netCents: number
  readonly cause: string
  /** The invoice is issued anew without VAT. */
  readonly isReissued?: true
}

/** Writes the correction of an invoice, once for each cause. */
export async function issueCorrection(
  world: Issuing,
  purchase: PurchaseRow,
  { grossCents, netCents, cause, text, isReissued }: Correction,
): Promise<void> {
  const corrected =
    (await findByCause(world.db, `without-vat:${purchase.id}`)) ??
    (await findByCause(world.db, `purchase:${purchase.id}`))
  if (!corrected) throw new Error(`no invoice of the purchase ${purchase.id}`)
  await issue(world, purchase, {
    cause: `correction:${cause}`,
    kind: 'correction',
    ...(isReissued && { isReissued }),
    lines: [{ text, quantity: -1, unitCents: netCents }],
    netCents: -netCents,
    vatCents: netCents - grossCents,
    grossCents: -grossCents,
    corrects: { number: corrected.number, issuedOn: berlinDayOf(corrected.issuedAt) },
  })
}

/**
 * Writes the correction of a whole invoice with VAT, and a new invoice without, once: VIES confirmed the VAT ID after the
 * payment.
 */
export async function reissueWithoutVat(
  world: Issuing,
  before: PurchaseRow,
  after: PurchaseRow,
  text: string,
): Promise<void> {
  const { id, netCents, grossCents } = before
  await issueCorrection(world, before, { text, netCents, grossCents, cause: `vat:${id}`, isReissued: true })
  const lines = [{ text, quantity: 1, unitCents: netCents }] as const
  const totals = totalsOf(lines, after.tax.basisPoints)
  await issue(world, after, { cause: `without-vat:${id}`, kind: 'invoice', lines, ...totals, corrects: null })
}

/** Writes what revokes a correction, or a part of it: its refund did not arrive. */
export async function revokeCorrection(
  world: Issuing,
  purchase: PurchaseRow,
  { grossCents, netCents, cause, text }: Correction,
): Promise<void> {
  const revoked = await findLatestCorrection(world.db, purchase.id)
  if (!revoked) throw new Error(`no correction of the purchase ${purchase.id}`)
  await issue(world, purchase, {
    cause: `revoked:${cause}`,
    kind: 'invoice',
    lines: [{ text, quantity: 1, unitCents: netCents }],
    ...{ netCents, vatCents: grossCents - netCents, grossCents },
    corrects: { number: revoked.number, issuedOn: berlinDayOf(revoked.issuedAt) },
  })
}

type Issued = Pick<
  InvoiceContent,
  'kind' | 'lines' | 'netCents' | 'vatCents' | 'grossCents' | 'corrects' | 'isReissued'
> & {
  readonly cause: string
}

async function issue(world: Issuing, purchase: PurchaseRow, { cause, ...issued }: Issued): Promise<void> {
  const { db, now, jobs, config } = world
  if (await findByCause(db, cause)) return
  const { brandId, buyer, language, orderReference, tax } = purchase
  const issuedAt = now()
  const issuedOn = berlinDayOf(issuedAt)
  const isTest = !purchase.isLive
  const year = issuedOn.slice(0, 4)
  const number = await takeNumber(db, `${isTest ? 'TEST' : 'SW-R'}-${year}`)
  const { company: name, street, postalCode, city, country, email, vatId } = buyer
  const content: InvoiceContent = {
    ...issued,
    number,
    language,
    issuedOn,
    deliveredOn: berlinDayOf(purchase.paidAt ?? issuedAt),
    seller: sellerOf(config),
    buyer: { name, street, postalCode, city, country, email, vatId },
    orderReference,
    taxReason: tax.reason,
    basisPoints: tax.basisPoints,
    bonusCents: issued.corrects === null ? purchase.bonusCents : 0,
    isTest,
  }
  const { kind, netCents, vatCents, grossCents } = issued
  const id = randomUUID()
  const retainUntil = `${Number(year) + RETAIN_YEARS}-12-31`
  await insertInvoice(db, {
    ...{ id, number, kind, brandId, purchaseId: purchase.id, cause, language, issuedAt },
    ...{ netCents, vatCents, grossCents, content, retainUntil },
  })
  await jobs.enqueue(db, makeInvoiceJob, { invoiceId: id })
}
