import { PRODUCT_TYPES, type ProductSort, type ProductType } from '#contract/vocabulary.ts'
import { isSaid, oneIn } from '#web/ui/page/address-values.ts'

export const SHOP_SORTS = ['popular', 'new', 'price-up', 'price-down'] as const satisfies readonly ProductSort[]
export type ShopSort = (typeof SHOP_SORTS)[number]

const FLAGS = ['fresh', 'sale', 'drops'] as const
type Flag = (typeof FLAGS)[number]

/** Filter and order of a shop: one kind of its products, or all. */
export interface ShopOptions {
  readonly show: 'all' | Flag | ProductType
  readonly sort: ShopSort
}

export const EVERYTHING: ShopOptions = { show: 'all', sort: SHOP_SORTS[0] }

const isFlag = (show: ShopOptions['show']): show is Flag => FLAGS.some((flag) => flag === show)

/** The options as query of the call. */
export function queryOf({ show, sort }: ShopOptions) {
  if (show === 'all') return { sort }
  return isFlag(show) ? { [show]: 'true' as const, sort } : { productType: [show], sort }
}

/** The options as query string with the call's names, so that going back shows the same list. */
export function addressOf({ show, sort }: ShopOptions): string {
  const address = new URLSearchParams()
  if (isFlag(show)) address.set(show, 'true')
  else if (show !== 'all') address.set('productType', show)
  if (sort !== EVERYTHING.sort) address.set('sort', sort)
  return address.toString()
}

/** Reads the options from a query string; unknown values are left out. */
export function optionsFrom(address: string): ShopOptions {
  const given = new URLSearchParams(address)
  return {
    show: FLAGS.find((flag) => isSaid(given, flag)) ?? oneIn(given, 'productType', PRODUCT_TYPES) ?? EVERYTHING.show,
    sort: oneIn(given, 'sort', SHOP_SORTS) ?? EVERYTHING.sort,
  }
}
