import { eraseBrand, listDueBrands } from '#server/features/brands/closing/erase-brand.service.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { announceBrand } from './closure.service.ts'
import { eraseProductRows } from './erase-products.store.ts'

/** Job: erases the brands whose days of grace are over. Returns how many. */
export async function eraseBrands(world: World): Promise<number> {
  let erased = 0
  await eachAlone(world, await listDueBrands(world), async (brandId) => {
    const isErased = await eraseBrand(world, brandId, (inside) => eraseProductRows(inside.db, brandId, inside.now()))
    if (!isErased) return
    erased += 1
    await announceBrand(world, brandId)
  })
  return erased
}
