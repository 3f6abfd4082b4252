import type { ProductType } from '#contract/vocabulary.ts'
import type { ExportedProduct } from './exported-product.ts'

/** How an export writes products. */
export interface ExportFormat {
  /** Before the first product, and after the last one. */
  readonly head: string
  readonly foot: string
  /** A product with its variants; empty: this format leaves it out. */
  write(exported: ExportedProduct): string
}

/** Google's own categories, which Shopify knows too. */
export const GOOGLE_CATEGORIES = {
  shoes: 'Apparel & Accessories > Shoes',
  pants: 'Apparel & Accessories > Clothing > Pants',
  tops: 'Apparel & Accessories > Clothing > Shirts & Tops',
  accessories: 'Apparel & Accessories > Clothing Accessories',
} as const satisfies Record<ProductType, string>

export const GOOGLE_GENDERS = { women: 'female', men: 'male', unisex: 'unisex' } as const
