import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { baseColourName } from '#server/platform/text/colour-names.ts'
import type { ProductRow, VariantRow } from './products.store.ts'

/** The shop's own name of a colour, or its base colour; empty: none. */
export function colourNameOf({ colour, baseColour }: VariantRow, language: Language): string {
  const own = colour[language] || colour.de || colour.en
  return own || (baseColour ? baseColourName(baseColour, language) : '')
}

/** Several colours of which at least one has a picture of its own: shoppers choose one and see its picture. */
export function colourChoiceOf(
  { variants, images }: Pick<ProductRow, 'variants' | 'images'>,
  language: Language,
): Pick<Product, 'colourChoice'> {
  const pictures = new Map<string, number | null>()
  for (const variant of variants) {
    const name = colourNameOf(variant, language)
    if (name === '') continue
    const at = images.findIndex(({ id }) => id === variant.imageId)
    pictures.set(name, pictures.get(name) ?? (at < 0 ? null : at))
  }
  const choice = [...pictures].map(([name, picture]) => ({ name, picture }))
  return choice.length > 1 && choice.some(({ picture }) => picture !== null) ? { colourChoice: choice } : {}
}
