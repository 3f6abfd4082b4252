import { createHash } from 'node:crypto'
import { BILLING_PAGE } from '#contract/billing.limits.ts'
import { isAddressOfTeam } from '#server/features/brands/team/team.service.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { mailInvoiceJob } from './invoice-jobs.ts'
import { invoiceMail } from './invoice-mail.ts'
import { invoicePdf } from './invoice-pdf.ts'
import {
  eraseOldInvoices,
  findInvoice,
  findOwnInvoice,
  type InvoiceRow,
  insertInvoiceFile,
  selectInvoices,
} from './invoices.store.ts'

interface OneInvoice {
  readonly invoiceId: string
}

const keyOf = ({ id, brandId }: InvoiceRow): string => `invoices/${brandId}/${id}.pdf`

/** Job: makes the PDF once, and orders the mail with it. The same content gives the same bytes. */
export async function makeInvoice(world: World, { invoiceId }: OneInvoice): Promise<void> {
  const invoice = await findInvoice(world.db, invoiceId)
  if (!invoice) return
  const pdf = await invoicePdf(invoice.content)
  const storageKey = keyOf(invoice)
  await world.storage.write(storageKey, pdf)
  const sha256 = createHash('sha256').update(pdf).digest()
  await inTransaction(world, async (inside) => {
    const isFirst = await insertInvoiceFile(inside.db, { invoiceId, storageKey, sha256, madeAt: inside.now() })
    if (isFirst) await inside.jobs.enqueue(inside.db, mailInvoiceJob, { invoiceId })
  })
}

/**
 * Job: mails an invoice with its PDF (BGB § 312i). Where nothing is paid, anybody could have it sent to anybody: then it goes
 * to members of the brand alone, whose addresses are verified (Trust S78).
 */
export async function mailInvoice(world: World, { invoiceId }: OneInvoice): Promise<void> {
  const invoice = await findInvoice(world.db, invoiceId)
  if (!invoice) return
  const { isTest, buyer } = invoice.content
  if (isTest && !(await isAddressOfTeam(world, invoice.brandId, buyer.email))) return
  const pdf = await world.storage.read(keyOf(invoice))
  if (!pdf) return
  const messageId = messageIdOf(world.config, `invoice.${invoiceId}`)
  await world.mail.send({ ...invoiceMail(invoice.content, pdf, siteUrlOf(world.config)), messageId })
}

/** Invoices and corrections of the brand, the latest first. */
export async function listInvoices(scope: BrandScope, cursor: string | undefined) {
  const { brandId } = scope.member
  const after = cursor === undefined ? null : await findOwnInvoice(scope.db, brandId, cursor)
  const rows = await selectInvoices(scope.db, brandId, after)
  const page = rows.slice(0, BILLING_PAGE)
  return {
    invoices: page.map(({ id, number, kind, purchaseId, issuedAt, netCents, vatCents, grossCents, content }) => ({
      ...{ id, number, kind, purchaseId, netCents, vatCents, grossCents },
      issuedAt: issuedAt.toISOString(),
      isTest: content.isTest,
    })),
    cursor: rows.length > BILLING_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The PDF of an invoice. It is made a moment after the payment. */
export async function readInvoicePdf({ db, storage, member }: BrandScope, id: string) {
  const invoice = await findOwnInvoice(db, member.brandId, id)
  ensure(invoice, 'billing.unknown-invoice')
  return readPdf({ storage }, invoice)
}

interface Filed {
  readonly number: string
  readonly storageKey: string | null
}

export async function readPdf({ storage }: Pick<World, 'storage'>, invoice: Filed) {
  const bytes = invoice.storageKey === null ? null : await storage.read(invoice.storageKey)
  ensure(bytes, 'unavailable', { retryAfterSeconds: 5 })
  return { name: `${invoice.number}.pdf`, bytes }
}

/** Job: erases invoices that need not be kept any more. */
export async function eraseInvoices({ db, now, storage }: Pick<World, 'db' | 'now' | 'storage'>): Promise<void> {
  for (const key of await eraseOldInvoices(db, now())) await storage.remove(key)
}
