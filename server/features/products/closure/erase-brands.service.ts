import { eraseBrand, listDueBrands } from '#server/features/brands/closing/erase-brand.service.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { announceBrand } from './closure.service.ts'
import { eraseProductRows } from './erase-products.store.ts'

/** The part of a feature above this one in erasing a brand, in the transaction that erases it. */
export type BrandEraser = (inside: World, brandId: string) => Promise<void>

/** Job: erases the brands whose days of grace are over. Returns how many. */
export async function eraseBrands(world: World, erasers: readonly BrandEraser[] = []): Promise<number> {
  let erased = 0
  await eachAlone(world, await listDueBrands(world), async (brandId) => {
    const isErased = await eraseBrand(world, brandId, async (inside) => {
      for (const erase of erasers) await erase(inside, brandId)
      await eraseProductRows(inside.db, brandId, inside.now())
    })
    if (!isErased) return
    erased += 1
    await announceBrand(world, brandId)
  })
  return erased
}
