import { FEWEST_PEOPLE } from '#contract/product-insights.limits.ts'
import { SIZED_TYPES } from '#contract/sizes.ts'
import { type CatalogueProduct, loadCatalogueProducts } from '#server/features/products/products.service.ts'
import { sizeRequirements } from '#server/features/products/sizes/sizes.service.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import {
  allowLongStatements,
  type Group,
  insertPriceGroups,
  insertSizeGroups,
  type Savers,
  selectSavers,
} from './people-groups.store.ts'

/** The reason of a pass, or its undo, may follow: by then it has. */
const SETTLED_MS = 3_600_000

/** Job: makes groups of the people who passed or saved a product since its last group, where they are enough. */
export async function groupPeople(world: World): Promise<void> {
  const until = new Date(world.now().getTime() - SETTLED_MS)
  await inTransaction(world, async (inside) => {
    await takeLock(inside.db, 'people-groups')
    await allowLongStatements(inside.db)
    await insertPriceGroups(inside.db, until)
    const savers = Map.groupBy(await selectSavers(inside.db, SIZED_TYPES, until), ({ productNo }) => productNo)
    const groups: Group[] = []
    for await (const batch of loadCatalogueProducts(inside, [...savers.keys()])) {
      for (const product of batch) groups.push(groupOf(product, savers.get(product.no) ?? []))
    }
    const large = groups.filter(({ people }) => people >= FEWEST_PEOPLE)
    if (large.length > 0) await insertSizeGroups(inside.db, large, until)
  })
}

/** People whose sizes can be compared with those of the product, and those of them for whom none is available. */
function groupOf({ no, sizes, product }: CatalogueProduct, savers: readonly Savers[]): Group {
  let [people, concerned] = [0, 0]
  for (const saver of savers) {
    const asked = sizeRequirements(saver.sizes).find(({ type }) => type === product.de.productType)
    if (!asked?.scales.some((scale) => sizes.scales.includes(scale))) continue
    people += saver.people
    if (!asked.keys.some((key) => sizes.available.includes(key))) concerned += saver.people
  }
  return { productNo: no, people, concerned }
}
