import { demoLabels } from '#demo/catalogue/labels.ts'
import { findBrandIds } from '#server/features/brands/brands.service.ts'
import { givePlan } from '#server/features/brands/subscription/subscription.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'

/** The labels of the demo have Pro without an end, so that the demo stays whole. */
export function fillPlans(world: World): Promise<void> {
  const slugs = demoLabels().map(({ slug }) => slug)
  return inTransaction(world, async (inside) => {
    for (const brandId of (await findBrandIds(inside, slugs)).values()) await givePlan(inside, brandId, 'pro')
  })
}
