import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { PriceLine } from './price-line.tsx'

const html = (shipping?: string) =>
  renderToStaticMarkup(<PriceLine product={{ ...shownProduct(), ...(shipping && { shipping }) }} hasShipping />)

test('the cost of a delivery stands in the block of the price, or that it is not included (Trust L08)', () => {
  expect(html('Versand 4,90 €')).toMatch(/50,00[\s\S]*Versand 4,90 €/)
  // Shortened where it would be cut off; the product's page shows all of it.
  expect(html('Versand ab 4,90 €, ab 80 € kostenlos')).toMatch(/50,00[\s\S]*(?:discovery\.plusShipping|zzgl\. Versand)/)
  expect(html()).toMatch(/50,00[\s\S]*(?:discovery\.plusShipping|zzgl\. Versand)/)
})
