/** Sizes that users can choose, and the conversion of shoe sizes of other countries to European ones. */
import type { ProductType } from './vocabulary.ts'

/** Product 4. */
export const SIZE_SYSTEMS = ['INT', 'EU', 'US', 'UK', 'W-L', 'ONE'] as const
export type SizeSystem = (typeof SIZE_SYSTEMS)[number]
/** The only size of the system `ONE`. */
export const ONE_SIZE = 'One Size'

export const LETTER_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const
/** Waist, and inside leg (`LENGTHS`), in inches. */
export const WAISTS = [
  'W24',
  'W25',
  'W26',
  'W27',
  'W28',
  'W29',
  'W30',
  'W31',
  'W32',
  'W33',
  'W34',
  'W35',
  'W36',
  'W38',
  'W40',
] as const
export const LENGTHS = ['L28', 'L30', 'L32', 'L34', 'L36'] as const
/** A half size counts as the whole one below it. */
export const EU_SHOES = ['35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47', '48'] as const

/** What can be chosen for each type of product that comes in sizes. */
export const SIZES_OF_TYPE = {
  tops: LETTER_SIZES,
  pants: [...LETTER_SIZES, ...WAISTS, ...LENGTHS],
  shoes: EU_SHOES,
} as const satisfies Partial<Record<ProductType, readonly string[]>>

export type SizedType = keyof typeof SIZES_OF_TYPE
export const SIZED_TYPES = ['tops', 'pants', 'shoes'] as const satisfies readonly SizedType[]

/** One chosen size with the type it is for, such as `tops:M`, `pants:W32` or `shoes:42`. */
export type SizeChoice = { [T in SizedType]: `${T}:${(typeof SIZES_OF_TYPE)[T][number]}` }[SizedType]

/** Every size that can be chosen, in the order of the screen. */
export const SIZE_CHOICES: readonly SizeChoice[] = SIZED_TYPES.flatMap((type) =>
  SIZES_OF_TYPE[type].map((size) => `${type}:${size}` as SizeChoice),
)

/** The type and the size of a choice. */
export function partsOf(choice: SizeChoice): { readonly type: SizedType; readonly size: string } {
  const [type, size] = choice.split(':') as [SizedType, string]
  return { type, size }
}

/** British size of a European shoe: Paris points of 2/3 cm against thirds of an inch, rounded to halves. */
export const ukOfEu = (eu: number): number => Math.round((eu * 0.75 - 23.5) * 2) / 2
/** European size of a British shoe. */
export const euOfUk = (uk: number): number => ((uk + 23.5) * 4) / 3
/** American shoe sizes are larger than British ones by this much. */
export const US_MINUS_UK = { men: 1, women: 2 } as const
