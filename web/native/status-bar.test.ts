import { expect, test } from 'vitest'
import { statusBarOn } from './status-bar.ts'

// Spec §2, status bar style per route.
test.each([
  ['/profile', 'dark'],
  ['/saved', 'dark'],
  ['/saved/', 'dark'],
  ['/brands', 'dark'],
  ['/search', 'dark'],
  ['/dashboard', 'dark'],
  ['/brand-dashboard', 'dark'],
  ['/', 'light'],
  ['/discovery', 'light'],
  ['/impressum', 'light'],
  ['/nope', 'light'],
])('%s has the %s style', (path, look) => {
  expect(statusBarOn(path, false)).toBe(look)
})

test.each(['/', '/profile', '/nope'])('in dark colours %s is dark', (path) => {
  expect(statusBarOn(path, true)).toBe('dark')
})
