import { and, eq, lt, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { taxAdvisers } from '../tax-advisers.tables.ts'

/** A document with where its PDF lies; null: it is being made. */
export interface MonthDocument {
  readonly id: string
  readonly brandId: string
  readonly content: InvoiceContent
  readonly storageKey: string | null
}

interface Span {
  readonly brandId: string
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

/** Documents of a span in the order of their numbers. */
export const selectDocuments = (db: Database, { brandId, from, to }: Span): Promise<MonthDocument[]> =>
  rowsOf(
    db,
    sql`select i.id, i.brand_id as "brandId", i.content, f.storage_key as "storageKey"
        from invoices i left join invoice_files f on f.invoice_id = i.id
        where i.issued_at >= ${timestamptz(from)} and i.issued_at < ${timestamptz(to)}
          and i.brand_id = ${brandId}
        order by i.issued_at, i.number`,
  )

export interface MonthSum {
  readonly month: string
  readonly count: number
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/** Months with documents, the latest first. */
export const selectMonths = (db: Database, brandId: string): Promise<MonthSum[]> =>
  rowsOf(
    db,
    sql`select to_char(issued_at at time zone 'Europe/Berlin', 'YYYY-MM') as month, count(*)::int as count,
          sum(net_cents)::float8 as "netCents", sum(vat_cents)::float8 as "vatCents", sum(gross_cents)::float8 as "grossCents"
        from invoices where brand_id = ${brandId}
        group by 1 order by 1 desc limit 120`,
  )

export type AdviserRow = typeof taxAdvisers.$inferSelect

export async function findAdviser(db: Database, brandId: string): Promise<AdviserRow | null> {
  const [row] = await db.select().from(taxAdvisers).where(eq(taxAdvisers.brandId, brandId))
  return row ?? null
}

/** Saves the address; false where another version was saved meanwhile. */
export async function saveAdviser(
  db: Database,
  version: number,
  written: typeof taxAdvisers.$inferInsert,
): Promise<boolean> {
  const { brandId } = written
  const rows =
    version === 0
      ? await db.insert(taxAdvisers).values(written).onConflictDoNothing().returning({ brandId: taxAdvisers.brandId })
      : await db
          .update(taxAdvisers)
          .set({ ...written, version: version + 1 })
          .where(and(eq(taxAdvisers.brandId, brandId), eq(taxAdvisers.version, version)))
          .returning({ brandId: taxAdvisers.brandId })
  return rows.length > 0
}

/** Brands whose last month was not sent yet. */
export const selectDue = (db: Database, month: string, most: number): Promise<{ readonly brandId: string }[]> =>
  db
    .select({ brandId: taxAdvisers.brandId })
    .from(taxAdvisers)
    .where(and(eq(taxAdvisers.isOn, true), lt(taxAdvisers.doneMonth, month)))
    .orderBy(taxAdvisers.brandId)
    .limit(most)

/** Takes a month for sending; of several processes one gets it. */
export async function takeMonth(
  db: Database,
  brandId: string,
  { month, hasDocuments }: { readonly month: string; readonly hasDocuments: boolean },
): Promise<boolean> {
  const taken = await db
    .update(taxAdvisers)
    .set({ doneMonth: month, ...(hasDocuments && { sentMonth: month }) })
    .where(and(eq(taxAdvisers.brandId, brandId), eq(taxAdvisers.isOn, true), lt(taxAdvisers.doneMonth, month)))
    .returning({ brandId: taxAdvisers.brandId })
  return taken.length > 0
}
