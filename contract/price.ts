import type { Product } from './products.ts'

/** Current price of a product, in euros. */
export const priceNow = ({ price, salePrice }: Pick<Product, 'price' | 'salePrice'>): number => salePrice ?? price
