import type { Product } from '#contract/products.ts'

/** "Big Parka · Elbtunnel", the name of a product's page in documents and in the browser's tab. */
export const productPageName = ({ name, brand }: Pick<Product, 'name' | 'brand'>): string => `${name} · ${brand.name}`
