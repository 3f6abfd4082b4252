import { describe, expect, test } from 'vitest'
import { PATHS } from '#web/paths.ts'
import { ROUTES, routeFor } from '#web/start/routes.tsx'
import { isPagePath, ownAddress, pagePath, READY_PAGES, readyPage } from './ready-pages.ts'

test.each(['/', '/login', '/saved', '/impressum', '/brands/7/shop', '/brand-register'])('%s is a page', (path) => {
  expect(isPagePath(path)).toBe(true)
})
test.each(['/nope', '/brands//shop', '/brands/7', '/impressum/x', '/dev/ui', '/index.html', ''])(
  '%j is none',
  (path) => {
    expect(isPagePath(path)).toBe(false)
  },
)

test('what lies behind ids is one page, and its own path leads to it', () => {
  expect(['/products/7c1', '/products/9', PATHS.product].map(pagePath)).toEqual(Array(3).fill(PATHS.product))
  expect([pagePath('/products'), pagePath('/nope')]).toEqual([null, null])
})

test('the login screen is one page under three addresses', () => {
  expect(['/login', '/auth', '/mobile'].map((path) => readyPage(path)?.path)).toEqual(Array(3).fill('/login'))
})

test('every product has its own finished page, and every other path below it none', () => {
  expect(readyPage('/products/7c1')?.path).toBe(PATHS.product)
  expect([readyPage('/products'), readyPage('/products/7c1/x'), readyPage('/lists/7c1')]).toEqual([null, null, null])
  expect(['/products/7c1', '/auth', '/kontakt'].map(ownAddress)).toEqual(['/products/7c1', '/login', '/kontakt'])
})

describe('a finished page', () => {
  test.each(READY_PAGES.map(({ path }) => path))('%s is what visitors see there', (path) => {
    expect(routeFor(ROUTES.signedOut, path).path).toBe(path === PATHS.home ? '*' : path)
  })
})
