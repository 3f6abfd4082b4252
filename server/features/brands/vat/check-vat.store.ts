import { and, eq, sql } from 'drizzle-orm'
import type { VAT_CHECKS } from '#contract/registration.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { brandImprints } from '../brands.tables.ts'

interface UncheckedVatId {
  readonly brandNo: number
  readonly vatId: string
}

/** VAT IDs without a result that were not asked about since `before`, those that were never asked about first. */
export const selectUnchecked = (
  db: Database,
  { prefixes, before, most }: { readonly prefixes: readonly string[]; readonly before: Date; readonly most: number },
): Promise<UncheckedVatId[]> =>
  rowsOf(
    db,
    sql`select brand_no as "brandNo", vat_id as "vatId" from brand_imprints
        where vat_check is null and left(vat_id, 2) = any(${sql.param([...prefixes])}::text[])
          and (vat_checked_at is null or vat_checked_at < ${timestamptz(before)})
        order by vat_checked_at nulls first, brand_no limit ${most}`,
  )

/** Stores the result for a VAT ID, unless the company has another one by now. Null: VIES gave no answer. */
export async function storeCheck(
  db: Database,
  { brandNo, vatId }: UncheckedVatId,
  vatCheck: (typeof VAT_CHECKS)[number] | null,
  vatCheckedAt: Date,
): Promise<void> {
  await db
    .update(brandImprints)
    .set({ vatCheck, vatCheckedAt })
    .where(and(eq(brandImprints.brandNo, brandNo), eq(brandImprints.vatId, vatId)))
}
