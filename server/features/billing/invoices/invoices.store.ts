import { and, desc, eq, sql } from 'drizzle-orm'
import { BILLING_PAGE } from '#contract/billing.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { invoiceFiles, invoices } from '../invoices.tables.ts'
import type { InvoiceContent } from './invoice-content.ts'

export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'content'> & { readonly content: InvoiceContent }

/**
 * The next number of a series. Documents of the series wait until this transaction ends: rolled back, the number is
 * taken by the next one, so that there are no gaps.
 */
export async function takeNumber(db: Database, series: string): Promise<string> {
  const [row] = await rowsOf<{ last: number }>(
    db,
    sql`insert into invoice_series as s (series, last) values (${series}, 1)
        on conflict (series) do update set last = s.last + 1 returning last`,
  )
  return `${series}-${`${row?.last ?? 0}`.padStart(6, '0')}`
}

export async function insertInvoice(
  db: Database,
  invoice: Omit<typeof invoices.$inferInsert, 'content'> & { readonly content: InvoiceContent },
): Promise<void> {
  await db.insert(invoices).values(invoice)
}

const typed = (row: typeof invoices.$inferSelect | undefined): InvoiceRow | null =>
  row ? { ...row, content: row.content as InvoiceContent } : null

export async function findByCause(db: Database, cause: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.cause, cause))
  return typed(row)
}

export async function findLatestCorrection(db: Database, purchaseId: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.purchaseId, purchaseId), eq(invoices.kind, 'correction')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(1)
  return typed(row)
}

export async function findInvoice(db: Database, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return typed(row)
}

/** An invoice of this brand with its file; null: there is none. */
export async function findOwnInvoice(db: Database, brandId: string, id: string) {
  const [row] = await db
    .select({
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      id: invoices.id,
      storageKey: invoiceFiles.storageKey,
    })
    .from(invoices)
    .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(and(eq(invoices.brandId, brandId), eq(invoices.id, id)))
  return row ?? null
}

/** An invoice of any brand with its file; null: there is none. */
export async function findInvoiceFile(db: Database, id: string) {
  const [row] = await db
    .select({ number: invoices.number, storageKey: invoiceFiles.storageKey })
    .from(invoices)
    .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(eq(invoices.id, id))
  return row ?? null
}

/** The invoices of a brand after this one, the latest first. */
export async function selectInvoices(
  db: Database,
  brandId: string,
  after: { readonly issuedAt: Date; readonly number: string } | null,
): Promise<InvoiceRow[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.brandId, brandId),
        after === null
          ? undefined
          : sql`(${invoices.issuedAt}, ${invoices.number}) < (${timestamptz(after.issuedAt)}, ${after.number})`,
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(BILLING_PAGE + 1)
  return rows.map((row) => ({ ...row, content: row.content as InvoiceContent }))
}

/** False where the file was made before. */
export async function insertInvoiceFile(db: Database, file: typeof invoiceFiles.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(invoiceFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ invoiceId: invoiceFiles.invoiceId })
  return made.length > 0
}

/** Erases invoices whose time is over, and answers the keys of their files. */
export async function eraseOldInvoices(db: Database, now: Date): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(db, sql`select erase_old_invoices(${timestamptz(now)}) as key`)
  return rows.map(({ key }) => key)
}
