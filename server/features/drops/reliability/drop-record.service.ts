import type { BrandShop } from '#contract/brands.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { inTransaction } from '#server/platform/scope/scope.ts'
import { noteAnnounced, noteLive, selectDropRecord } from './drop-record.store.ts'

/** Job: compares what brands announce with what is live. */
export async function noteDrops(world: World): Promise<void> {
  const now = world.now()
  await inTransaction(world, async ({ db }) => {
    await noteLive(db, now)
    await noteAnnounced(db, now)
  })
}

/** How reliable the drops of a brand are; null before the third. */
export const readDropRecord = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  brandNo: number,
): Promise<BrandShop['dropRecord']> => selectDropRecord(db, brandNo, now())
