import type { ProductVariant } from '#contract/product-form.ts'
import { demoId } from './demo-id.ts'
import type { Piece } from './piece.ts'

const LETTERS = ['XS', 'S', 'M', 'L', 'XL']
const WAISTS = ['W28/L32', 'W30/L32', 'W32/L32', 'W34/L34', 'W36/L34']
const SHOES = ['38', '39', '40', '41', '42', '43', '44', '45']
const LETTERED_PANTS = ['joggers', 'shorts', 'trousers']

function sizesOf({ type, category }: Piece): {
  readonly system: ProductVariant['sizeSystem']
  readonly sizes: readonly string[]
} {
  if (type === 'shoes') return { system: 'EU', sizes: SHOES }
  if (type === 'accessories') return { system: 'ONE', sizes: ['One Size'] }
  if (type === 'pants' && !LETTERED_PANTS.includes(category)) return { system: 'W-L', sizes: WAISTS }
  return { system: 'INT', sizes: LETTERS }
}

/** Pieces of one size; every now and then one is sold out. */
const stockOf = ({ stage }: Piece, no: number, at: number): number =>
  stage === 'sold-out' || (no * 7 + at * 5) % 17 === 0 ? 0 : 4 + ((no * 13 + at * 29) % 46)

export function variantsOf(piece: Piece, no: number): ProductVariant[] {
  const { system, sizes } = sizesOf(piece)
  return sizes.map((size, at) => {
    const stock = stockOf(piece, no, at)
    return {
      id: demoId('variant', no * 16 + at + 1),
      sizeSystem: system,
      size,
      colour: piece.colour,
      colourName: { de: piece.colourName.de, en: piece.colourName.en },
      isAvailable: stock > 0,
      stock,
      sku: `NK-${String(no + 1).padStart(3, '0')}-${size.replaceAll(/\W/g, '')}`,
      gtin: '',
      priceGrossCents: null,
      imageId: null,
    }
  })
}

export const skuOf = (piece: Piece, no: number): string => variantsOf(piece, no)[0]?.sku ?? ''
