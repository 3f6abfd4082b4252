import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { brandImprints, brands } from './brands.tables.ts'

export type ImprintRow = typeof brandImprints.$inferSelect

/** The imprint of the brand with this number, or null. */
export async function selectImprint(db: Database, brandNo: number): Promise<ImprintRow | null> {
  const [row] = await db.select().from(brandImprints).where(eq(brandImprints.brandNo, brandNo))
  return row ?? null
}

/** Writes the imprint of the brand with this id; does nothing when there is no such brand. */
export async function upsertImprint(
  db: Database,
  brandId: string,
  imprint: Omit<typeof brandImprints.$inferInsert, 'brandNo'>,
): Promise<void> {
  const [brand] = await db.select({ no: brands.no }).from(brands).where(eq(brands.id, brandId))
  if (!brand) return
  await db
    .insert(brandImprints)
    .values({ ...imprint, brandNo: brand.no })
    .onConflictDoUpdate({ target: brandImprints.brandNo, set: imprint })
}

export async function addPostalCode(db: Database, slug: string, postalCode: string): Promise<void> {
  await db.execute(
    sql`update brand_imprints i set city = ${postalCode} || ' ' || i.city from brands b
        where b.no = i.brand_no and b.slug = ${slug} and i.postal_code is null and i.city !~ '\\d' and i.city <> ''`,
  )
}
