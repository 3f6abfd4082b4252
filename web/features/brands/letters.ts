import type { BrandCard } from '#contract/brands.ts'

/** All letters of the index, also those without brands. */
export const LETTERS: readonly string[] = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

interface LetterGroup {
  readonly letter: string
  /** Index of its first brand in the list. */
  readonly first: number
  readonly brands: readonly BrandCard[]
}

/** Groups brands that are sorted by name by their letters. */
export function byLetter(brands: readonly BrandCard[]): readonly LetterGroup[] {
  const groups: { letter: string; first: number; brands: BrandCard[] }[] = []
  for (const [at, brand] of brands.entries()) {
    const last = groups.at(-1)
    if (last?.letter === brand.letter) last.brands.push(brand)
    else groups.push({ letter: brand.letter, first: at, brands: [brand] })
  }
  return groups
}
