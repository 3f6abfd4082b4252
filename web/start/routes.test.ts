import { describe, expect, test } from 'vitest'
import { isAuthPath } from '#web/paths.ts'
import { MEMBER_ROUTES } from './member-routes.ts'
import { ROUTES, routeFor } from './routes.ts'

const SETS = { ...ROUTES, member: MEMBER_ROUTES }
const titles = (set: keyof typeof SETS, path: string) => routeFor(SETS[set], path).title

describe('Spec §2, route table by session state', () => {
  test.each([
    ['/', 'discovery.title'],
    ['/discovery', 'discovery.title'],
    ['/profile', 'profile.title'],
    ['/profile/', 'profile.title'],
    ['/profile///', 'profile.title'],
    ['///', 'discovery.title'],
    ['/saved', 'saved.title'],
    ['/saved/lists', 'boards.title'],
    ['/saved/lists/7c1', 'boards.oneTitle'],
    ['/lists/7c1', 'boards.sharedTitle'],
    ['/lists', 'ui.notFoundTitle'],
    ['/products/7c1', 'product.title'],
    ['/products', 'ui.notFoundTitle'],
    ['/brands', 'brands.title'],
    ['/brands/7c1/shop', 'brands.shopTitle'],
    ['/brands/7c1/shop/', 'brands.shopTitle'],
    ['/brands//shop', 'ui.notFoundTitle'],
    ['/brands/7c1', 'ui.notFoundTitle'],
    ['/search', 'search.title'],
    ['/brand-register', 'registration.title'],
    ['/register', 'registration.title'],
    ['/register-brand', 'registration.title'],
    ['/terms-of-service', 'terms.title'],
    ['/dashboard', 'workspace.title'],
    ['/brand-dashboard', 'workspace.title'],
    ['/impressum', 'legal.imprintTitle'],
    ['/lizenzen', 'licences.title'],
    ['/melden', 'contact.reportTitle'],
    ['/history', 'ui.notFoundTitle'],
    ['/verify-email', 'ui.notFoundTitle'],
    ['/nope', 'ui.notFoundTitle'],
  ])('signed in, %s shows %s', (path, title) => {
    expect(titles('member', path)).toBe(title)
  })
  test.each([
    ['/login', 'accounts.title'],
    ['/dashboard', 'accounts.title'],
    ['/auth', 'accounts.title'],
    ['/mobile', 'accounts.title'],
    ['/verify-email', 'accounts.verifyTitle'],
    ['/reset-password', 'accounts.resetTitle'],
    ['/terms-of-service', 'terms.title'],
    ['/datenschutz', 'privacy.title'],
    ['/lizenzen', 'licences.title'],
    ['/brand-register', 'registration.title'],
    ['/', 'landing.title'],
    ['/register', 'landing.title'],
    ['/saved', 'landing.title'],
    ['/saved/lists', 'landing.title'],
    ['/products/7c1', 'product.title'],
    ['/lists/7c1', 'boards.sharedTitle'],
    ['/nope', 'landing.title'],
  ])('signed out on the web, %s shows %s', (path, title) => {
    expect(titles('visitor', path)).toBe(title)
  })
  test.each([
    ['/', 'accounts.title'],
    ['/nope', 'accounts.title'],
    ['/verify-email', 'accounts.verifyTitle'],
    ['/terms-of-service', 'terms.title'],
    ['/impressum', 'legal.imprintTitle'],
  ])('signed out in the native shell, %s shows %s', (path, title) => {
    expect(titles('nativeVisitor', path)).toBe(title)
  })
  test('profile and saved with its lists slide over a discovery that stays', () => {
    expect(MEMBER_ROUTES.filter((route) => route.place === 'overlay').map((route) => route.path)).toEqual([
      '/profile',
      '/saved',
      '/saved/lists',
      '/saved/lists/:boardId',
    ])
  })
  test('members have no login screen', () => {
    expect(['/login', '/auth', '/auth/?x=1', '/mobile', '/'].map(isAuthPath)).toEqual([true, true, true, true, false])
  })
})

// A regular expression with backtracking from every slash would take hours.
test('a path of a million slashes is unknown', () => {
  const nowhere = routeFor(ROUTES.visitor, '/nowhere')
  expect(routeFor(ROUTES.visitor, `/${'/'.repeat(1_000_000)}x`)).toBe(nowhere)
})
