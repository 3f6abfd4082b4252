// Parses the size columns of shops into a system and a size in it.

import { LETTER_SIZES, ONE_SIZE, type SizeSystem } from '#contract/sizes.ts'
import type { ProductType } from '#contract/vocabulary.ts'

export interface Size {
  /** Null: an unknown system; the size is the shop's text. */
  readonly system: SizeSystem | null
  readonly size: string
}

const SIZE_MOST = 40
const ONE_SIZE_WORDS =
  /^(one[ -]?size|os|osfa|o\/s|uni(size)?|einheitsgr(ö|oe)(ß|ss)e|taille unique|tu|default title)$/i
const WAIST_AND_LENGTH = /^w?\s*(\d{2})\s*(?:["”]\s*)?(?:[/x× ]\s*l?|l)\s*(\d{2})\s*["”]?$/i
const WAIST = /^w\s*(\d{2})\s*["”]?$/i
/** `EU 42`, `42 EU`, `US9.5`, `UK 8`. */
const NAMED = /^(?:(eu|eur|us|uk)\s*[:.]?\s*(\d{1,2}(?:[.,]\d{1,2})?)|(\d{1,2}(?:[.,]\d{1,2})?)\s*(eu|eur|us|uk))$/i
/** `42`, `42,5`, `42 2/3`. */
const NUMBER = /^\d{1,2}(?:[.,]\d{1,2}| [12]\/3)?$/
/** `36-38`, `40/41`. */
const RANGE = /^(?:eu\s*)?(\d{2})\s*[-–/]\s*(\d{2})$/i

const WORDS: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  xsmall: 'XS',
  'x-small': 'XS',
  small: 'S',
  klein: 'S',
  medium: 'M',
  mittel: 'M',
  large: 'L',
  groß: 'L',
  xlarge: 'XL',
  'x-large': 'XL',
  'extra large': 'XL',
  xxlarge: 'XXL',
  'xx-large': 'XXL',
  '2xs': 'XXS',
  '2xl': 'XXL',
  xxxl: '3XL',
}

/** The letter size of a text, or null. */
function letterOf(text: string): string | null {
  const lower = text.toLowerCase()
  return LETTER_SIZES.find((letter) => letter.toLowerCase() === lower) ?? WORDS[lower] ?? null
}

/** `M`, `Medium`, `S/M`. */
function lettersOf(text: string): string | null {
  const letters = text.split(/\s*[/-]\s*/).map(letterOf)
  const whole = letterOf(text)
  if (whole) return whole
  return letters.length === 2 && letters.every(Boolean) ? letters.join('/') : null
}

/** A bare number between these is a waist in inches, above them a European size. */
const SMALLEST_WAIST = 24
const LARGEST_WAIST = 33
const SMALLEST_EU_SHOE = 20

function numberOf(text: string, type: ProductType): Size | null {
  const size = text.replace(',', '.')
  const number = Number.parseFloat(size)
  if (type === 'pants' && number >= SMALLEST_WAIST && number <= LARGEST_WAIST)
    return { system: 'W-L', size: `W${size}` }
  // The system of this number is unknown.
  if (type === 'shoes' && number < SMALLEST_EU_SHOE) return null
  return { system: 'EU', size }
}

/** `W32/L34` belongs to trousers; on a sock `36-38` is a range of feet. */
function inchesOf(text: string, type: ProductType): Size | null {
  const waist = WAIST.exec(text)?.[1]
  if (waist) return { system: 'W-L', size: `W${waist}` }
  const [, around, along] = WAIST_AND_LENGTH.exec(text) ?? []
  const isMeant = type === 'pants' || /^w/i.test(text)
  return around && along && isMeant ? { system: 'W-L', size: `W${around}/L${along}` } : null
}

/** Parses a shop's text for the size of a product of this type. */
export function readSize(written: string, type: ProductType): Size {
  const text = written.trim().slice(0, SIZE_MOST)
  if (ONE_SIZE_WORDS.test(text)) return { system: 'ONE', size: ONE_SIZE }
  const letters = lettersOf(text)
  if (letters) return { system: 'INT', size: letters }
  const inches = inchesOf(text, type)
  if (inches) return inches
  const [, before, after, first, behind] = NAMED.exec(text) ?? []
  const system = before ?? behind
  const number = after ?? first
  if (system && number) {
    return { system: system.toUpperCase().slice(0, 2) as 'EU' | 'US' | 'UK', size: number.replace(',', '.') }
  }
  const [, from, to] = RANGE.exec(text) ?? []
  if (from && to) return { system: 'EU', size: `${from}-${to}` }
  return (NUMBER.test(text) && numberOf(text, type)) || { system: null, size: text }
}

/** The label of a size, with its country where the number alone would be ambiguous. */
export const labelOf = ({ system, size }: Size): string =>
  system === 'US' || system === 'UK' ? `${system} ${size}` : size
