import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import { plainText } from '#contract/rich-text.ts'

/** Escaped, so that it cannot end its script element. The type of the script keeps browsers from running it. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

function boundsOf(variantPrices: NonNullable<Product['variantPrices']>) {
  const prices = variantPrices.map(({ price }) => price)
  return { lowPrice: Math.min(...prices).toFixed(2), highPrice: Math.max(...prices).toFixed(2) }
}

/**
 * Data about a product for search engines (schema.org), limited to what the page shows: no ratings, no availability,
 * which only the shop knows, no offer before the release.
 */
export function structuredData(product: Product, address: string, picture: string): string {
  const isOut = product.releaseDate === null || Date.parse(product.releaseDate) <= Date.now()
  const { variantPrices } = product
  const offer = {
    ...(variantPrices
      ? { '@type': 'AggregateOffer', ...boundsOf(variantPrices) }
      : { '@type': 'Offer', price: priceNow(product).toFixed(2) }),
    url: address,
    priceCurrency: product.currency,
    seller: { '@type': 'Organization', name: product.brand.name },
  }
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.description),
    image: picture,
    sku: product.id,
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(isOut && product.link !== null ? { offers: offer } : {}),
  }
  return `<script type="application/ld+json">${inScript(facts)}</script>`
}
