import { expect, it } from 'vitest'
import { SIZE_CHOICES, SIZED_TYPES, SIZES_OF_TYPE } from '#contract/sizes.ts'
import { chosenOf, SIZE_ROWS, shoeAbroad, toggledSize } from './size-words.ts'

it('every size that can be chosen is on the screen', () => {
  for (const type of SIZED_TYPES) expect(SIZE_ROWS[type].flatMap((row) => row.sizes)).toEqual(SIZES_OF_TYPE[type])
  expect(new Set(SIZE_CHOICES).size).toBe(SIZE_CHOICES.length)
})

it('sizes switch on and off in the order of the screen, each for its own type', () => {
  const some = toggledSize(toggledSize(['shoes:42'], 'tops', 'M'), 'pants', 'M')
  expect(some).toEqual(['tops:M', 'pants:M', 'shoes:42'])
  expect(toggledSize(some, 'tops', 'M')).toEqual(['pants:M', 'shoes:42'])
  expect(chosenOf(some, 'pants')).toEqual(['M'])
})

it.each([
  [36, 'UK 3.5 · US 4.5 / 5.5'],
  [42, 'UK 8 · US 9 / 10'],
  [46, 'UK 11 · US 12 / 13'],
])('shoe size %i is %s elsewhere', (eu, expected) => expect(shoeAbroad(eu)).toBe(expected))
