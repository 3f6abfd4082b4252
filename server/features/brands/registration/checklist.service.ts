import type { Output } from '#contract/endpoint.ts'
import { CHECKLIST, CHECKLIST_PRODUCTS, type ChecklistItem } from '#contract/registration.limits.ts'
import type { registrationContract } from '#contract/registration.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectCompleteness } from './registration.store.ts'

/** Number of a brand's products that count; comes from the feature above. */
export type CountProducts = (scope: BrandScope, brandId: string) => Promise<number>

type Checklist = Output<(typeof registrationContract)['GET /api/brand/checklist']['response']>

const ITEMS = Object.keys(CHECKLIST) as ChecklistItem[]
const WHOLE = ITEMS.reduce((sum, item) => sum + CHECKLIST[item], 0)

/** What makes the workspace of the caller's brand complete (Product 1). */
export async function readChecklist(scope: BrandScope, countProducts: CountProducts): Promise<Checklist> {
  const { brandId } = scope.member
  const has = await selectCompleteness(scope.db, brandId)
  const done: Readonly<Record<ChecklistItem, boolean>> = {
    logo: has.hasLogo,
    banner: has.hasBanner,
    description: has.hasDescription,
    company: has.hasCompany,
    domain: has.hasDomain,
    theme: has.hasTheme,
    products: (await countProducts(scope, brandId)) >= CHECKLIST_PRODUCTS,
  }
  const items = ITEMS.map((item) => ({ item, weight: CHECKLIST[item], isDone: done[item] }))
  const reached = items.reduce((sum, { weight, isDone }) => sum + (isDone ? weight : 0), 0)
  return { items, percent: Math.floor((100 * reached) / WHOLE) }
}
