import { optionsKey } from '#contract/variant-options.ts'
import type { productVariants } from '../variants.tables.ts'

type Variant = typeof productVariants.$inferInsert
type Optional = Pick<Variant, 'sizeSystem' | 'size' | 'colour' | 'colourDe' | 'colourEn'>

const keyOf = ({ sizeSystem = null, size = null, colour = null, colourDe: de = '', colourEn: en = '' }: Optional) =>
  optionsKey({ sizeSystem, size, colour, colourName: { de, en } })

/** Key of a variant of any product. */
export const variantKey = (variant: Optional & Pick<Variant, 'productId'>): string =>
  `${variant.productId} ${keyOf(variant)}`

/** The rows with their keys. The second one of a product with the same option values gets none: only a draft may have it. */
export function withOptionsKeys<Row extends Optional & Pick<Variant, 'productId'>>(
  rows: readonly Row[],
): (Row & { optionsKey: string | null })[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const key = variantKey(row)
    const isFirst = !seen.has(key)
    seen.add(key)
    return { ...row, optionsKey: isFirst ? keyOf(row) : null }
  })
}
