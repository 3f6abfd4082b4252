import type { Product } from './products.ts'

/** What is asked for a product now, in euros. */
export const priceNow = ({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>): number => salePrice ?? price
