import { DEMO_KEYS, demoKey } from '#contract/demo-shop.ts'
import type { DemoProduct } from '#demo/product.ts'
import { findBrandIds } from '#server/features/brands/brands.service.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { findFacts, type ProductFacts, saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { datesFrom } from './product-inputs.ts'

/** With fewer drops to come than this share of them, the drops page looks empty. */
const FEWEST_DROPS = 1 / 3

type Change = Partial<Omit<ProductInput, 'externalId' | 'name' | 'priceCents' | 'listedAt'>>

/**
 * Brings a demo that an earlier version filled, or that was filled long ago, to the present catalogue: names, texts and
 * colours that changed, drops that are over, and sales that ended. Everything else of the products stays.
 */
export async function renewDemo(world: World, products: readonly DemoProduct[]): Promise<void> {
  if ((await changesOf(world, products)).size === 0) return
  await inTransaction(world, async (inside) => {
    await takeLock(inside.db, 'demo')
    const changes = await changesOf(inside, products)
    const now = inside.now()
    const labels = [...new Set([...changes.keys()].map(({ label }) => label))]
    for (const [slug, brandId] of await findBrandIds(inside, labels)) {
      const own = [...changes].filter(([{ label }]) => label === slug)
      const inputs = own.map(([{ slug: key, name, priceCents }, change]) => ({
        externalId: demoKey(key),
        name,
        priceCents,
        listedAt: now,
        ...change,
      }))
      await saveProducts(inside, brandId, inputs)
    }
  })
}

async function changesOf(
  scope: Pick<World, 'db' | 'now'>,
  products: readonly DemoProduct[],
): Promise<ReadonlyMap<DemoProduct, Change>> {
  const now = scope.now()
  const facts = new Map((await findFacts(scope, DEMO_KEYS)).map((each) => [each.externalId, each]))
  const saved = products.flatMap((product) => {
    const fact = facts.get(demoKey(product.slug))
    return fact ? [{ product, fact }] : []
  })
  const drops = saved.filter(({ product }) => product.dropsInDays !== null)
  const coming = drops.filter(({ fact }) => fact.releaseAt !== null && fact.releaseAt > now)
  const areDropsOver = coming.length < drops.length * FEWEST_DROPS
  return new Map(
    saved.flatMap(({ product, fact }) => {
      const dates = datesFrom(product, now)
      const change = {
        ...(hasOtherTexts(product, fact) ? textsOf(product) : {}),
        ...(areDropsOver && dates.releaseAt ? { releaseAt: dates.releaseAt } : {}),
        ...(dates.sale && !fact.isOnSale ? { sale: dates.sale } : {}),
      }
      return Object.keys(change).length > 0 ? [[product, change] as const] : []
    }),
  )
}

const textsOf = ({ description, material, colours, tags }: DemoProduct): Change => ({
  descriptionDe: description.de,
  descriptionEn: description.en,
  materialDe: material.de,
  materialEn: material.en,
  colours,
  tags,
})

const hasOtherTexts = (product: DemoProduct, fact: ProductFacts): boolean =>
  product.name !== fact.name ||
  product.description.de !== fact.descriptionDe ||
  product.description.en !== fact.descriptionEn ||
  product.material.de !== fact.materialDe ||
  product.material.en !== fact.materialEn ||
  product.colours.join() !== fact.colours.join() ||
  product.tags.join() !== fact.tags.join()
