import type { ReactNode } from 'react'
import type { BrandShop } from '#contract/brands.ts'
import type { Product } from '#contract/products.ts'
import type { ShownTheme } from '#contract/shop-theme.ts'
import type { ProductType } from '#contract/vocabulary.ts'

/** What a shop in its brand's design is drawn from. */
export interface DesignedShopProps {
  readonly brand: BrandShop
  readonly theme: ShownTheme
  /** Products of its rows; those that are missing are left out. */
  readonly products: ReadonlyMap<string, Product>
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  /** What can be done with the shop: more for members than for visitors. */
  readonly actions: ReactNode
  /** Address of the products of one kind. */
  readonly hrefOf: (type: ProductType) => string
  /** False in the first frame of a member's start: sections below the fold follow in the next one. */
  readonly isWhole?: boolean
  /** The list of all products. */
  readonly children: ReactNode
}
