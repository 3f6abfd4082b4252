import { EU_SHOES, LETTER_SIZES, SIZE_SYSTEMS, type SizeSystem, WAISTS } from '#contract/sizes.ts'
import type { ProductType } from '#contract/vocabulary.ts'

const EU_CLOTHES = ['32', '34', '36', '38', '40', '42', '44', '46', '48', '50', '52', '54', '56']
const halves = (from: number, to: number): string[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, at) => String(from + at / 2))

/** The usual sizes of a system, offered by one press each. */
export function usualSizes(system: SizeSystem, type: ProductType | null): readonly string[] {
  switch (system) {
    case 'INT':
      return LETTER_SIZES
    case 'EU':
      return type === 'shoes' ? EU_SHOES : EU_CLOTHES
    case 'US':
      return type === 'shoes' ? halves(4, 13) : ['0', '2', '4', '6', '8', '10', '12', '14', '16']
    case 'UK':
      return type === 'shoes' ? halves(3, 12) : ['4', '6', '8', '10', '12', '14', '16', '18']
    case 'W-L':
      return WAISTS
    case 'ONE':
      return ['One Size']
  }
}

/** The systems that a type of product is sold in, the most usual one first. */
export function systemsOf(type: ProductType | null): readonly SizeSystem[] {
  if (type === 'shoes') return ['EU', 'US', 'UK']
  if (type === 'pants') return ['INT', 'W-L', 'EU', 'US', 'UK']
  return type === 'accessories' ? ['ONE', 'INT', 'EU'] : SIZE_SYSTEMS.filter((system) => system !== 'W-L')
}
