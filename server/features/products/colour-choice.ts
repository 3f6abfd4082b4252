import type { BaseColour } from '#contract/colours.ts'
import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { ProductRow, VariantRow } from './products.store.ts'

/** Where the shop has no name of its own for a colour. */
const NAMES: Readonly<Record<BaseColour, Readonly<Record<Language, string>>>> = {
  black: { de: 'Schwarz', en: 'Black' },
  white: { de: 'Weiß', en: 'White' },
  grey: { de: 'Grau', en: 'Grey' },
  beige: { de: 'Beige', en: 'Beige' },
  brown: { de: 'Braun', en: 'Brown' },
  red: { de: 'Rot', en: 'Red' },
  orange: { de: 'Orange', en: 'Orange' },
  yellow: { de: 'Gelb', en: 'Yellow' },
  green: { de: 'Grün', en: 'Green' },
  olive: { de: 'Oliv', en: 'Olive' },
  blue: { de: 'Blau', en: 'Blue' },
  navy: { de: 'Dunkelblau', en: 'Navy' },
  purple: { de: 'Lila', en: 'Purple' },
  pink: { de: 'Pink', en: 'Pink' },
  silver: { de: 'Silber', en: 'Silver' },
  multicolour: { de: 'Mehrfarbig', en: 'Multicolour' },
}

export const baseColourName = (colour: BaseColour, language: Language): string => NAMES[colour][language]

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
