import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { ProductSafety } from './products.tables.ts'
import { IS_PUBLIC, MAY_BE_OPENED } from './visibility.store.ts'

interface SafetyRow {
  readonly brandId: string
  /** Null: the brand's default. */
  readonly safety: ProductSafety | null
}

/** Null for products that visitors, or signed-in users, may not open. */
export async function selectSafety(db: Database, id: string, isSignedIn: boolean): Promise<SafetyRow | null> {
  const [row] = await rowsOf<SafetyRow>(
    db,
    sql`select p.brand_id as "brandId", p.safety from products p join brands b on b.id = p.brand_id
        where p.id = ${id} and ${isSignedIn ? MAY_BE_OPENED : IS_PUBLIC}`,
  )
  return row ?? null
}
