import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { BoardGrid } from './board-grid.tsx'

const nothing = () => undefined

test('a list of prices says what is in them, as the same list does behind its link (Trust L08)', () => {
  const html = renderToStaticMarkup(
    <BoardGrid
      products={[shownProduct()]}
      renderTile={({ price }) => `${price} €`}
      onOpen={nothing}
      onRemove={nothing}
    />,
  )
  // Without words a key stands for itself (Spec §4); another test may have learned them.
  expect(html).toMatch(/50 €[\s\S]*(?:discovery\.listTaxes|inkl\. MwSt)/)
})
