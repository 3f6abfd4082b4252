import { eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { productImages } from '../products.tables.ts'

/** Where the master of a picture lies and how wide it is; null when there is no such picture. */
export async function findImage(db: Database, id: string): Promise<{ master: string; width: number } | null> {
  const [row] = await db
    .select({ master: productImages.master, width: productImages.width })
    .from(productImages)
    .where(eq(productImages.id, id))
  return row ?? null
}
