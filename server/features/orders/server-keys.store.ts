import { eq, sql } from 'drizzle-orm'
import type { CallOutcome } from '#contract/orders.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { orderKeys } from './orders.tables.ts'

/** Makes others wait that change the key of this brand, also where there is none yet. */
export async function lockKeys(db: Database, brandId: string): Promise<void> {
  await rowsOf(db, sql`select 1 from brands where id = ${brandId} for update`)
}

export async function findBrandOfKey(db: Database, secretHash: Buffer): Promise<string | null> {
  const [row] = await db
    .select({ brandId: orderKeys.brandId })
    .from(orderKeys)
    .where(eq(orderKeys.secretHash, secretHash))
  return row?.brandId ?? null
}

export async function selectKey(db: Database, brandId: string): Promise<typeof orderKeys.$inferSelect | null> {
  const [row] = await db.select().from(orderKeys).where(eq(orderKeys.brandId, brandId))
  return row ?? null
}

type NewKey = Pick<typeof orderKeys.$inferInsert, 'brandId' | 'secretHash' | 'hint' | 'createdAt'>

export async function putKey(db: Database, key: NewKey): Promise<void> {
  await db
    .insert(orderKeys)
    .values(key)
    .onConflictDoUpdate({ target: orderKeys.brandId, set: { ...key, calledAt: null, outcome: null } })
}

/** Returns the hint of the key that was deleted; null: there was none. */
export async function deleteKey(db: Database, brandId: string): Promise<string | null> {
  const [row] = await db.delete(orderKeys).where(eq(orderKeys.brandId, brandId)).returning({ hint: orderKeys.hint })
  return row?.hint ?? null
}

/** Notes what the last call with the key came to. */
export async function noteCall(db: Database, brandId: string, calledAt: Date, outcome: CallOutcome): Promise<void> {
  await db.update(orderKeys).set({ calledAt, outcome }).where(eq(orderKeys.brandId, brandId))
}
