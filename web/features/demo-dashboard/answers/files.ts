import { productLink } from '../label/label.ts'
import { PRODUCTS } from '../label/products.ts'
import { skuOf } from '../label/sizes.ts'
import { textOf } from '../label/texts.ts'
import type { DemoAnswer } from './demo-answer.ts'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A table of the products, shorter than the real export. */
export const productFile: DemoAnswer<'GET /api/brand/products/export'> = ({ language }) => {
  const rows = PRODUCTS.map(({ no, piece }) => {
    const price = (piece.priceCents / 100).toFixed(2)
    return [skuOf(piece, no), piece.name, textOf(piece, language), piece.type, price, productLink(piece.slug)].map(
      quoted,
    )
  })
  return `\uFEFF${[['sku', 'name', 'description', 'type', 'price', 'link'], ...rows].map((row) => row.join(';')).join('\r\n')}`
}
