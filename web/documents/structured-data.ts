import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'

/** Nothing that stands in a script element may end it. No browser runs what is data. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * What search engines read about a product (schema.org), and only what the page says: no ratings, no availability, which
 * only the shop knows, no offer before the release.
 */
export function structuredData(product: Product, address: string, picture: string): string {
  const isOut = product.releaseDate === null || Date.parse(product.releaseDate) <= Date.now()
  const offer = {
    '@type': 'Offer',
    url: address,
    price: priceNow(product).toFixed(2),
    priceCurrency: product.currency,
    seller: { '@type': 'Organization', name: product.brand.name },
  }
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: picture,
    sku: product.id,
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(isOut && product.link !== null ? { offers: offer } : {}),
  }
  return `<script type="application/ld+json">${inScript(facts)}</script>`
}
