import { expect, test } from 'vitest'
import type { BrandCard } from '#contract/brands.ts'
import { byLetter } from './letters.ts'

const brand = (name: string, letter: string) => ({ name, letter }) as BrandCard

test('brands are grouped by letter, also across pages', () => {
  const pages = [
    [brand('9 Volt', '#'), brand('Anker', 'A')],
    [brand('Ärmel', 'A'), brand('Mole', 'M')],
  ]
  const groups = byLetter(pages.flat())
  expect(groups.map(({ letter, first, brands }) => [letter, first, brands.map(({ name }) => name)])).toEqual([
    ['#', 0, ['9 Volt']],
    ['A', 1, ['Anker', 'Ärmel']],
    ['M', 3, ['Mole']],
  ])
  expect(byLetter([])).toEqual([])
})
