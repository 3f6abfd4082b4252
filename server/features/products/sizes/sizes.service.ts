// Which choices a size fits, and what a size filter requires of products of each type.

import {
  EU_SHOES,
  euOfUk,
  LENGTHS,
  LETTER_SIZES,
  partsOf,
  SIZED_TYPES,
  type SizeChoice,
  type SizedType,
  US_MINUS_UK,
  WAISTS,
} from '#contract/sizes.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import type { Size } from './read-size.ts'

/** Only sizes on the same scale are comparable: trousers in M are not comparable with W32. */
type Scale = 'tops' | 'pants-letters' | 'pants-inches' | 'shoes'

/** What one size of a product fits. */
interface Fit {
  readonly scale: Scale
  /** Such as `tops:M`, `pants:W32/L34`; compared with `SizeRequirement.keys`. */
  readonly keys: readonly string[]
}

interface Worn {
  readonly productType: ProductType
  readonly gender: Gender
}

/** European sizes of clothes by letter; the numbers of men and women overlap, so unisex clothes have none. */
const EU_CLOTHES: Readonly<Record<Gender, Readonly<Record<string, string>>>> = {
  women: { 32: 'XXS', 34: 'XS', 36: 'S', 38: 'M', 40: 'L', 42: 'XL', 44: 'XXL', 46: '3XL' },
  men: { 44: 'XS', 46: 'S', 48: 'M', 50: 'L', 52: 'XL', 54: 'XXL', 56: '3XL' },
  unisex: {},
}

/** The letter of a European size of clothes; null for unisex: men's and women's numbers overlap. */
export const letterOfEuropean = (gender: Gender, size: string): string | null => EU_CLOTHES[gender][size] ?? null

/** What a size of this product fits; null when it is not comparable with any choice. */
function fitOf(worn: Worn, size: Size): Fit | null {
  switch (worn.productType) {
    case 'tops':
      return letterFit('tops', 'tops', worn, size)
    case 'pants':
      return size.system === 'W-L' ? inchFit(size) : letterFit('pants', 'pants-letters', worn, size)
    case 'shoes':
      return shoeFit(worn, size)
    case 'accessories':
      return null
  }
}

function letterFit(type: 'tops' | 'pants', scale: Scale, { gender }: Worn, { system, size }: Size): Fit | null {
  const letters = system === 'INT' ? size.split('/') : system === 'EU' ? [EU_CLOTHES[gender][size] ?? ''] : []
  const known = letters.filter((letter) => LETTER_SIZES.some((one) => one === letter))
  return known.length === 0 ? null : { scale, keys: known.map((letter) => `${type}:${letter}`) }
}

/** A size without a length fits every length. */
function inchFit({ size }: Size): Fit | null {
  const [waist = '', length] = size.split('/')
  if (!WAISTS.some((one) => one === waist)) return null
  const lengths = length === undefined ? LENGTHS : LENGTHS.filter((one) => one === length)
  const pairs = lengths.flatMap((one) => [`pants:${one}`, `pants:${waist}/${one}`])
  return { scale: 'pants-inches', keys: [`pants:${waist}`, ...pairs] }
}

function shoeFit({ gender }: Worn, { system, size }: Size): Fit | null {
  const [from = Number.NaN, to = from] = size.split('-').map(Number.parseFloat)
  const difference = US_MINUS_UK[gender === 'women' ? 'women' : 'men']
  const european = (number: number): number => {
    if (system === 'EU') return number
    if (system === 'UK') return euOfUk(number)
    return system === 'US' ? euOfUk(number - difference) : Number.NaN
  }
  const [least, most] = [Math.floor(european(from)), Math.floor(european(to))]
  const keys = EU_SHOES.filter((one) => Number(one) >= least && Number(one) <= most).map((one) => `shoes:${one}`)
  return keys.length === 0 ? null : { scale: 'shoes', keys }
}

/** The sizes of one product, as far as they can be compared with chosen ones. */
export interface ComparableSizes {
  /** Keys of the sizes that are not sold out. */
  readonly available: readonly string[]
  /** The scales of all its sizes. */
  readonly scales: readonly Scale[]
}

interface Offered {
  readonly size: Size | null
  readonly isAvailable: boolean
}

/** What these offers of a product fit. */
export function comparableSizes(worn: Worn, offers: readonly Offered[]): ComparableSizes {
  const available = new Set<string>()
  const scales = new Set<Scale>()
  for (const { size, isAvailable } of offers) {
    const fit = size && fitOf(worn, size)
    if (!fit) continue
    scales.add(fit.scale)
    if (isAvailable) for (const key of fit.keys) available.add(key)
  }
  return { available: [...available], scales: [...scales] }
}

/** What products of one type must have: one of the keys. Products of other types are not filtered. */
export interface SizeRequirement {
  readonly type: SizedType
  readonly keys: readonly string[]
  /** The scales of the chosen sizes. */
  readonly scales: readonly Scale[]
}

/** The requirements of these choices, by type. */
export function sizeRequirements(choices: readonly SizeChoice[]): SizeRequirement[] {
  return SIZED_TYPES.flatMap((type) => {
    const sizes = choices.map(partsOf).flatMap((choice) => (choice.type === type ? [choice.size] : []))
    if (sizes.length === 0) return []
    return [
      type === 'pants'
        ? pantsRequirement(sizes)
        : { type, keys: sizes.map((size) => `${type}:${size}`), scales: [type] },
    ]
  })
}

/** Waist and length are combined: W32 and L34 require W32/L34. */
function pantsRequirement(sizes: readonly string[]): SizeRequirement {
  const letters = sizes.filter((size) => LETTER_SIZES.some((one) => one === size))
  const waists = sizes.filter((size) => WAISTS.some((one) => one === size))
  const lengths = sizes.filter((size) => LENGTHS.some((one) => one === size))
  const inches =
    waists.length > 0 && lengths.length > 0
      ? waists.flatMap((waist) => lengths.map((length) => `${waist}/${length}`))
      : [...waists, ...lengths]
  const scales: Scale[] = []
  if (letters.length > 0) scales.push('pants-letters')
  if (inches.length > 0) scales.push('pants-inches')
  return { type: 'pants', keys: [...letters, ...inches].map((size) => `pants:${size}`), scales }
}
