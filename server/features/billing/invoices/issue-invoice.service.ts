import { randomUUID } from 'node:crypto'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import type { PurchaseRow } from '../checkout/purchases.store.ts'
import { type InvoiceContent, totalsOf } from './invoice-content.ts'
import { makeInvoiceJob } from './invoice-jobs.ts'
import { INVOICE_WORDS } from './invoice-words.ts'
import { findByCause, insertInvoice, takeNumber } from './invoices.store.ts'
import { sellerOf } from './seller.ts'

type Issuing = Pick<World, 'db' | 'config' | 'now' | 'jobs'>

/** Decision 138: years after the end of the year of an invoice. */
const RETAIN_YEARS = 8

/** Writes the invoice of a paid purchase, once, with the next number. Runs in the caller's transaction. */
export async function issueInvoice(world: Issuing, purchase: PurchaseRow): Promise<void> {
  const { id, language, packageName, netCents } = purchase
  const text = INVOICE_WORDS[language].credit(packageName)
  const lines = [{ text, quantity: 1, unitCents: netCents }] as const
  const totals = totalsOf(lines, purchase.tax.basisPoints)
  await issue(world, purchase, { cause: `purchase:${id}`, kind: 'invoice', lines, ...totals, corrects: null })
}

interface Correction {
  /** What goes back to the buyer. */
  readonly grossCents: number
  readonly netCents: number
  readonly cause: string
}

/** Writes the correction of an invoice, once for each cause. */
export async function issueCorrection(
  world: Issuing,
  purchase: PurchaseRow,
  { grossCents, netCents, cause }: Correction,
): Promise<void> {
  const corrected = await findByCause(world.db, `purchase:${purchase.id}`)
  if (!corrected) throw new Error(`no invoice of the purchase ${purchase.id}`)
  const text = INVOICE_WORDS[purchase.language].credit(purchase.packageName)
  await issue(world, purchase, {
    cause: `correction:${cause}`,
    kind: 'correction',
    lines: [{ text, quantity: -1, unitCents: netCents }],
    netCents: -netCents,
    vatCents: netCents - grossCents,
    grossCents: -grossCents,
    corrects: { number: corrected.number, issuedOn: berlinDayOf(corrected.issuedAt) },
  })
}

type Issued = Pick<InvoiceContent, 'kind' | 'lines' | 'netCents' | 'vatCents' | 'grossCents' | 'corrects'> & {
  readonly cause: string
}

async function issue(world: Issuing, purchase: PurchaseRow, { cause, ...issued }: Issued): Promise<void> {
  const { db, now, jobs, config } = world
  if (await findByCause(db, cause)) return
  const { brandId, buyer, language, orderReference, tax } = purchase
  const issuedAt = now()
  const issuedOn = berlinDayOf(issuedAt)
  const isTest = !(config.payments?.kind === 'stripe' && config.payments.isLive)
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
    bonusCents: issued.kind === 'invoice' ? purchase.bonusCents : 0,
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
