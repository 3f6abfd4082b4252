import type { ProductSort } from '#contract/search.ts'
import { PRODUCT_TYPES, type ProductType } from '#contract/vocabulary.ts'
import { isSaid, oneIn } from '#web/ui/page/address-values.ts'

export const SHOP_SORTS = ['popular', 'new', 'price-up', 'price-down'] as const satisfies readonly ProductSort[]
export type ShopSort = (typeof SHOP_SORTS)[number]

const FLAGS = ['fresh', 'sale', 'drops'] as const
type Flag = (typeof FLAGS)[number]

/** What a shop is to show: one kind of its products, or all. */
export interface ShopWish {
  readonly show: 'all' | Flag | ProductType
  readonly sort: ShopSort
}

export const EVERYTHING: ShopWish = { show: 'all', sort: SHOP_SORTS[0] }

const isFlag = (show: ShopWish['show']): show is Flag => FLAGS.some((flag) => flag === show)

/** The wish as the call takes it. */
export function queryOf({ show, sort }: ShopWish) {
  if (show === 'all') return { sort }
  return isFlag(show) ? { [show]: 'true' as const, sort } : { productType: [show], sort }
}

/** The wish as part of an address under the names of the call, so that every way back leads to the same list. */
export function addressOf({ show, sort }: ShopWish): string {
  const address = new URLSearchParams()
  if (isFlag(show)) address.set(show, 'true')
  else if (show !== 'all') address.set('productType', show)
  if (sort !== EVERYTHING.sort) address.set('sort', sort)
  return address.toString()
}

/** The wish in an address; what is none of ours is left out. */
export function wishFrom(address: string): ShopWish {
  const given = new URLSearchParams(address)
  return {
    show: FLAGS.find((flag) => isSaid(given, flag)) ?? oneIn(given, 'productType', PRODUCT_TYPES) ?? EVERYTHING.show,
    sort: oneIn(given, 'sort', SHOP_SORTS) ?? EVERYTHING.sort,
  }
}
