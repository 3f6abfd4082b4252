import {
  EU_SHOES,
  LENGTHS,
  LETTER_SIZES,
  SIZED_TYPES,
  SIZES_OF_TYPE,
  type SizeChoice,
  type SizedType,
  WAISTS,
} from '#contract/sizes.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { letterOfEuropean } from '#server/features/products/sizes/sizes.service.ts'

/** A word of a query that may be a size. */
export interface SizeWord {
  /** The first word after it. */
  readonly to: number
  /** `L`, `43`, `W32`, `L34`. */
  readonly size: string
  /** The query calls it a size, or it can be nothing else. */
  readonly isSaid: boolean
}

const SIZE_WORDS: ReadonlySet<string> = new Set(
  'groesse groessen gr grosse grose groese gre size sizes sz konfektionsgroesse schuhgroesse eu'.split(' '),
)
const LETTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LETTER_SIZES.map((letter) => [letter.toLowerCase(), letter])),
  '2xl': 'XXL',
  xxxl: '3XL',
  small: 'S',
  medium: 'M',
  large: 'L',
}
/** Single letters and numbers mean a size only beside a garment with such sizes. */
const UNCLEAR = /^(?:[sml]|\d+|small|medium|large)$/

function sizeNamed(word: string): string | null {
  const letter = Object.hasOwn(LETTERS, word) ? LETTERS[word] : undefined
  if (letter) return letter
  if (/^(?:w\d\d|l\d\d)$/.test(word)) return word.toUpperCase()
  return /^\d\d$/.test(word) ? word : null
}

/** Reads a size at this word: `größe L`, `gr 43`, `xl`, `w32`; or null. */
export function readSize(words: readonly string[], at: number): SizeWord | null {
  const isCalled = SIZE_WORDS.has(words[at] ?? '')
  const from = isCalled ? at + 1 : at
  const word = words[from] ?? ''
  const size = sizeNamed(word)
  return size === null ? null : { to: from + 1, size, isSaid: isCalled || !UNCLEAR.test(word) }
}

/** Types and genders of the query, which decide what a size means. */
export interface Wearing {
  /** Types of the named kind; empty when none was named. */
  readonly types: readonly ProductType[]
  readonly genders: readonly Gender[]
}

/** The filter options for sizes of a query, by the named types: 43 is a shoe size. */
export function sizeChoices(
  words: readonly Pick<SizeWord, 'size' | 'isSaid'>[],
  { types, genders }: Wearing,
): readonly { readonly size: string; readonly choices: readonly SizeChoice[] }[] {
  const sized = SIZED_TYPES.filter((type) => types.length === 0 || types.includes(type))
  let hasWaist = false
  return words.map(({ size, isSaid }) => {
    if (types.length === 0 && !isSaid) return { size, choices: [] }
    const named = sized.flatMap((type) => {
      const name = nameOf(type, size, { genders, hasWaist, isSaid })
      return name === null ? [] : [{ name, choice: `${type}:${name}` as SizeChoice }]
    })
    hasWaist ||= named.some(({ name }) => name.startsWith('W'))
    const names = new Set(named.map(({ name }) => name))
    // 44 is a shoe size and an XS of men: where types differ, the size is called as it was typed.
    const [name = size] = names.size === 1 ? names : []
    return { size: name, choices: named.map(({ choice }) => choice) }
  })
}

interface Context extends Pick<Wearing, 'genders'> {
  /** A waist came before, so the next number is a length. */
  readonly hasWaist: boolean
  readonly isSaid: boolean
}

const isOf = (list: readonly string[], size: string): boolean => list.includes(size)

function nameOf(type: SizedType, size: string, { genders, hasWaist, isSaid }: Context): string | null {
  if (isOf(SIZES_OF_TYPE[type], size)) return size
  if (!/^\d\d$/.test(size)) return null
  if (type === 'shoes') return isOf(EU_SHOES, size) ? size : null
  const letter = isSaid ? letterOfEuropean(genders[0] ?? 'unisex', size) : null
  if (type === 'tops' || letter !== null) return letter
  const inches = hasWaist ? `L${size}` : `W${size}`
  return isOf([...WAISTS, ...LENGTHS], inches) ? inches : null
}
