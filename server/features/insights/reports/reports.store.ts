import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { brandReports } from '../insights.tables.ts'
import type { ReportPeriod } from './report-period.ts'

export interface ReportedBrand {
  readonly brandId: string
  readonly brandNo: number
  readonly name: string
}

interface Page extends Pick<ReportPeriod, 'kind' | 'from'> {
  readonly most: number
}

/** Open brands whose report of this period was not decided on yet. */
export const selectBrandsDue = (db: Database, { kind, from, most }: Page): Promise<ReportedBrand[]> =>
  rowsOf(
    db,
    sql`select b.id as "brandId", b.no as "brandNo", b.name from brands b
        where b.status = 'approved' and b.delete_after is null and b.erased_at is null
          and exists (select 1 from brand_members m where m.brand_id = b.id)
          and not exists (select 1 from brand_reports r where r.brand_id = b.id and r.kind = ${kind} and r.day = ${from}::date)
        order by b.no limit ${most}`,
  )

/** False when another process was faster. */
export async function claimReport(
  db: Database,
  { kind, from, brandId, at }: Pick<ReportPeriod, 'kind' | 'from'> & { readonly brandId: string; readonly at: Date },
): Promise<boolean> {
  const rows = await db
    .insert(brandReports)
    .values({ brandId, kind, day: from, decidedAt: at })
    .onConflictDoNothing()
    .returning({ brandId: brandReports.brandId })
  return rows.length > 0
}

/** Marks of old reports are needed no more. */
export async function deleteMarksBefore(db: Database, moment: Date): Promise<void> {
  await db.execute(sql`delete from brand_reports where decided_at < ${timestamptz(moment)}`)
}
