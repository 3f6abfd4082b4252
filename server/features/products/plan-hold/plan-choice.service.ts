import { limitsOf, moreBy } from '#server/features/brands/plan-limits.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { countActive } from '../managing/own-products.store.ts'
import { settleBatch } from './plan-hold.service.ts'
import { type Choice, countHeld, selectChoice } from './plan-hold.store.ts'

interface Choosing {
  readonly products: Choice[]
  readonly most: number
}

/** How many products of a brand count for its plan, and how many are held back by it. */
export async function countPlanProducts({ db, now }: Pick<World, 'db' | 'now'>, brandId: string) {
  const [{ active, drops }, held] = await Promise.all([countActive(db, brandId, now()), countHeld(db, brandId)])
  return { active, drops, held }
}

/** What a brand can choose from, and how many of it are shown. */
export async function listChoice(scope: BrandScope): Promise<Choosing> {
  const { db, member, now } = scope
  const { isPaused, activeProducts } = await limitsOf(scope, member.brandId)
  const products = await selectChoice(db, member.brandId, berlinDayOf(now()))
  return { products, most: isPaused ? 0 : activeProducts }
}

/** Product 9: the brand chooses which of its products are shown. */
export async function chooseProducts(scope: BrandScope, shown: readonly string[]): Promise<Choosing> {
  const { brandId } = scope.member
  const { activeProducts: n } = await limitsOf(scope, brandId)
  if (shown.length > n) {
    const more = await moreBy(scope, ({ activeProducts }) => activeProducts > n)
    throw new Refusal('products.plan-limit', { values: { n, more } })
  }
  await inTransaction(scope, async (inside) => {
    // At most as many as can be chosen from: one batch holds and shows them all.
    await settleBatch(inside, brandId, shown)
    const changed = { shown: [null, shown.length] } as const
    await writeAudit(inside, { action: 'plan.products-chosen', targetType: 'brand', targetId: brandId, changed })
  })
  return listChoice(scope)
}
