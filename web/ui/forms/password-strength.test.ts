import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['🙂🙂🙂', 'short'],
  ['abcdef', 'weak'],
  ['123456789', 'weak'],
  ['987654321', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'fair'],
  ['sneaker', 'weak'],
  ['Sneaker7', 'fair'],
  ['sneakerhead', 'fair'],
  ['Sneaker7head', 'strong'],
  ['sneakerheads', 'good'],
  ['drei karten auf dem tisch', 'strong'],
] as const)('"%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
