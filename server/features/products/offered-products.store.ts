import { and, count, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { products } from './products.tables.ts'

export async function countOffered(db: Database, brandId: string): Promise<number> {
  const [row] = await db
    .select({ products: count() })
    .from(products)
    .where(and(eq(products.brandId, brandId), notInArray(products.status, ['draft', 'archived'])))
  return row?.products ?? 0
}
