import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { SizeList } from './size-list.tsx'

const DAY_MS = 24 * 3_600_000
const html = (releaseInDays: number) =>
  renderToStaticMarkup(
    <SizeList
      product={shownProduct({
        sizes: ['S', 'M'],
        soldOutSizes: ['M'],
        releaseDate: new Date(Date.now() + releaseInDays * DAY_MS).toISOString(),
      })}
    />,
  )

test('no size is sold out before the release', () => {
  expect(html(-1)).toContain('<s>M</s>')
  expect(html(1)).not.toContain('<s>')
  expect(html(1)).toContain('M</li>')
})
