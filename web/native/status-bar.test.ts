import { expect, test } from 'vitest'
import { statusBarLook } from './status-bar.ts'

test.each([
  ['dark', false, 'dark'],
  ['light', false, 'light'],
  [undefined, false, 'light'],
  ['dark', true, 'dark'],
  ['light', true, 'dark'],
  [undefined, true, 'dark'],
] as const)('a page that wants %s, in dark colours: %s, has the %s status bar', (wanted, isDarkMode, look) => {
  expect(statusBarLook(wanted, isDarkMode)).toBe(look)
})
