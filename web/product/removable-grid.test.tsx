import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { RemovableGrid } from './removable-grid.tsx'

const nothing = () => undefined

test('a list of prices says what they include (Trust L08)', () => {
  const html = renderToStaticMarkup(
    <RemovableGrid
      products={[shownProduct()]}
      timezone="Europe/Berlin"
      removeLabel={(product) => `remove ${product}`}
      onOpen={nothing}
      onRemove={nothing}
    />,
  )
  // Without loaded texts the key is shown (Spec §4); another test may have loaded them.
  expect(html).toMatch(/50,00[\s\S]*(?:discovery\.listTaxes|inkl\. MwSt)/)
})
