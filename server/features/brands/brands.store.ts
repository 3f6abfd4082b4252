import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { brands } from './brands.tables.ts'

export interface NewBrand {
  readonly slug: string
  readonly name: string
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly city: string
  readonly website: string | null
  /** When it was proven that the brand is who it says. */
  readonly verifiedAt?: Date
}

/** Inserts the brand or answers the id of the one with this slug. */
export async function insertOrFindBrand(db: Database, brand: NewBrand): Promise<string> {
  await db.insert(brands).values(brand).onConflictDoNothing({ target: brands.slug })
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.slug, brand.slug))
  if (!row) throw new Error(`brand ${brand.slug} vanished while it was made`)
  return row.id
}
