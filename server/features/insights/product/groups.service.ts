import { GROUP_DAYS, priceStepOf } from '#contract/product-insights.limits.ts'
import type { ProductInsights, ShareOfPeople } from '#contract/product-insights.ts'
import { SIZED_TYPES } from '#contract/sizes.ts'
import { interval } from '#server/features/brands/overview/overview.service.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { selectPriceGroups, selectSimilarPrices, selectSizeGroup } from './groups.store.ts'
import type { OwnProduct } from './product-insights.store.ts'

const DAY_MS = 86_400_000

const firstMoment = ({ now }: BrandScope): Date => new Date(now().getTime() - GROUP_DAYS * DAY_MS)

const shareOf = (counted: { readonly people: number; readonly concerned: number } | null): ShareOfPeople | null =>
  counted && { people: counted.people, ...interval(counted.concerned, counted.people) }

/** How many of those who passed found the product too expensive, at its prices, and at similar prices of other brands. */
export async function readPriceRadar(scope: BrandScope, product: OwnProduct): Promise<ProductInsights['price']> {
  const { db, member } = scope
  const { no, productType, priceCents } = product
  if (priceCents === null) return { priceCents: null, now: null, before: [], similar: null }
  const since = firstMoment(scope)
  const { fromCents, toCents } = priceStepOf(priceCents)
  const [own, others] = await Promise.all([
    selectPriceGroups(db, no, since),
    selectSimilarPrices(db, { productType, brandId: member.brandId, fromCents, toCents, since }),
  ])
  const similar = shareOf(others)
  return {
    priceCents,
    now: shareOf(own.find((group) => group.priceCents === priceCents) ?? null),
    before: own.flatMap((group) => {
      const share = shareOf(group)
      return share && group.priceCents !== priceCents ? [{ priceCents: group.priceCents, ...share }] : []
    }),
    similar: similar && { fromCents, toCents, ...similar },
  }
}

/** How many of those who saved the product and named sizes find none of theirs; null for types without sizes. */
export async function readSizeGap(
  scope: BrandScope,
  { no, productType }: OwnProduct,
): Promise<ProductInsights['size']> {
  if (!SIZED_TYPES.some((type) => type === productType)) return null
  return { missing: shareOf(await selectSizeGroup(scope.db, no, firstMoment(scope))) }
}
