import { notifyClosures } from '#server/features/brands/settings/closures.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { settleProducts } from '../managing/settle-products.service.ts'
import { announceProducts } from '../products.service.ts'
import { keepIndex } from '../search-index/search-index.service.ts'
import { moveClosureHolds, selectNosOfBrand } from './closure.store.ts'

const BATCH = 500

/** Job: holds back the products of brands on holiday, and shows them again afterwards. Returns how many moved. */
export async function applyClosures(world: World): Promise<number> {
  let moved = 0
  const began = new Set<string>()
  for (;;) {
    const products = await inTransaction(world, async (inside) => {
      const rows = await moveClosureHolds(inside.db, inside.now(), BATCH)
      await settleProducts(
        inside,
        rows.map(({ id }) => id),
      )
      return rows
    })
    for (const { brandId, isClosed } of products) if (isClosed) began.add(brandId)
    moved += products.length
    if (products.length < BATCH) break
  }
  await notifyClosures(world, [...began])
  return moved
}

/** Job: a brand was closed, or changed what its products say: the index and all processes follow. */
export async function announceBrand(world: World, brandId: string): Promise<void> {
  await keepIndex(world)
  const products = await selectNosOfBrand(world.db, brandId)
  await announceProducts(
    world,
    products.map(({ no }) => no),
  )
}
