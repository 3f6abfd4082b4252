import type { BaseColour } from '#contract/colours.ts'
import type { Language } from '#contract/vocabulary.ts'

/** In texts where the shop has no name of its own for a colour. */
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
