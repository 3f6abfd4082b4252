import { expect, test } from 'vitest'
import { PATHS } from '#web/paths.ts'
import { ROUTES, routeFor } from '#web/start/routes.ts'
import { DOCUMENTS } from './page-documents.ts'

const { canonicalPath, documentAt, pagePath, publicPaths } = DOCUMENTS

test.each(['/', '/login', '/saved', '/impressum', '/brands/7/shop', '/brand-register'])('%s is a page', (path) => {
  expect(pagePath(path)).not.toBeNull()
})
test.each(['/nope', '/brands//shop', '/brands/7', '/impressum/x', '/dev/ui', '/index.html', '', '*'])(
  '%j is none',
  (path) => {
    expect(pagePath(path)).toBeNull()
  },
)

test('paths with ids belong to one page, found by its pattern', () => {
  expect(['/products/7c1', '/products/9', PATHS.product].map(pagePath)).toEqual(Array(3).fill(PATHS.product))
  expect([pagePath('/products'), pagePath('/nope')]).toEqual([null, null])
})

test('the login screen has three addresses, of which search engines list one', () => {
  expect(['/login', '/auth', '/mobile'].map((path) => documentAt(path)?.file)).toEqual(Array(3).fill('auth'))
  expect(['/login', '/auth', '/mobile'].map(canonicalPath)).toEqual(Array(3).fill('/login'))
  expect(publicPaths.filter((path) => ['/login', '/auth', '/mobile'].includes(path))).toEqual(['/login'])
})

test('every product has its own rendered page, and every other path below it none', () => {
  expect(documentAt('/products/7c1')?.path).toBe(PATHS.product)
  expect([documentAt('/products'), documentAt('/products/7c1/x'), documentAt('/lists/7c1')]).toEqual([null, null, null])
  expect(['/products/7c1', '/kontakt'].map(canonicalPath)).toEqual(['/products/7c1', '/kontakt'])
})

test('pages that mails and shared links lead to with a secret keep their address for themselves', () => {
  const shared = [
    '/lists/token',
    '/drops/confirm',
    '/drops/unsubscribe',
    '/notifications/unsubscribe',
    '/email-change/undo',
    '/email-change/undone',
    '/access-recovery/stop',
    '/access-recovery/confirm',
  ]
  expect([...shared, '/verify-email', '/reset-password'].filter((path) => !DOCUMENTS.isAddressPrivate(path))).toEqual(
    [],
  )
  expect(['/', '/login', '/products/7c1', '/nope'].filter(DOCUMENTS.isAddressPrivate)).toEqual([])
})

test('the sitemap lists pages that are the same for everyone', () => {
  expect(publicPaths).toEqual([
    '/',
    '/login',
    '/brand-register',
    '/agb-marken',
    '/auftragsverarbeitung',
    '/fassungen',
    '/terms-of-service',
    '/impressum',
    '/datenschutz',
    '/barrierefreiheit',
    '/lizenzen',
    '/so-sortieren-wir',
    '/transparenz',
    '/kontakt',
    '/melden',
    '/konto-loeschen',
  ])
})

test.each(publicPaths)('%s is rendered as visitors see it', (path) => {
  expect(routeFor(ROUTES.visitor, path).file).toBe(documentAt(path)?.file)
})
