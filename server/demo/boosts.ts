import { DEMO_KEYS, demoKey } from '#contract/demo-shop.ts'
import { demoLabels } from '#demo/catalogue/labels.ts'
import { demoProducts } from '#demo/catalogue/products.ts'
import { ensureDemoBoost } from '#server/features/ads/campaigns/demo-boost.service.ts'
import { findBrandIds } from '#server/features/brands/brands.service.ts'
import { findProductKeys } from '#server/features/products/saving/save-products.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'

/** By place in the list of labels, what each bids and spends a day; products that are out already. */
const BOOSTS = [
  { place: 0, bidCents: 18, dailyBudgetCents: 500 },
  { place: 2, bidCents: 12, dailyBudgetCents: 300 },
] as const
const PRODUCTS = 4

/** Two labels of the demo promote a few products, so that the deck shows what a promoted card looks like. */
export async function fillBoosts(world: World): Promise<void> {
  const labels = demoLabels()
  const keys = new Map((await findProductKeys(world, DEMO_KEYS)).map((key) => [key.externalId, key]))
  await inTransaction(world, async (inside) => {
    await takeLock(inside.db, 'demo')
    const brands = await findBrandIds(
      inside,
      labels.map(({ slug }) => slug),
    )
    for (const { place, ...boost } of BOOSTS) {
      const label = labels[place]
      const brandId = label && brands.get(label.slug)
      if (!label || !brandId) continue
      const own = demoProducts().filter((product) => product.label === label.slug && !product.dropsInDays)
      const productIds = own.slice(0, PRODUCTS).flatMap(({ slug }) => keys.get(demoKey(slug))?.id ?? [])
      await ensureDemoBoost(inside, { brandId, name: `Boost ${label.name}`, productIds, ...boost })
    }
  })
}
