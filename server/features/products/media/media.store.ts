import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface MasterRow {
  readonly master: string
  readonly width: number
}

/** Where the master of a product's or a brand's picture lies and how wide it is; null when there is no such picture. */
export async function findImage(db: Database, id: string): Promise<MasterRow | null> {
  const [row] = await rowsOf<MasterRow>(
    db,
    sql`select master, width from product_images where id = ${id}
        union all select master, width from brand_pictures where id = ${id}`,
  )
  return row ?? null
}
