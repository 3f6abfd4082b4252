import { describe, expect, test } from 'vitest'
import { ownPath, PATHS, paramsOf, returnPath, to, toLogin } from './paths.ts'

describe('links', () => {
  test('a link carries its query, and leaves out what is empty', () => {
    const link = to(PATHS.verifyEmail, undefined, { email: 'a+b@example.org', returnTo: undefined })
    expect(link).toBe('/verify-email?email=a%2Bb%40example.org')
  })
  test('the login keeps the requested path', () => {
    expect(toLogin('/saved?x=1')).toBe('/login?returnTo=%2Fsaved%3Fx%3D1')
    expect(returnPath('?returnTo=%2Fsaved%3Fx%3D1')).toBe('/saved?x=1')
  })
  test.each(['/', '/login', '/auth', '/login?returnTo=%2Fsaved'])('%s needs no return path', (from) => {
    expect(toLogin(from)).toBe('/login')
  })
  test('signing in never leads back to the login screen', () => {
    expect(returnPath('?returnTo=%2Flogin')).toBe('/')
    expect(returnPath('?returnTo=%2Fmobile%3Fx%3D1')).toBe('/')
  })
})

describe('values in an address', () => {
  test.each([
    ['/brands/7c1/shop', { brandId: '7c1' }],
    ['/brands/a%20b/shop', { brandId: 'a b' }],
    ['/brands/%/shop', null],
    ['/brands//shop', null],
    ['/brands/7c1', null],
    ['/saved', null],
  ])('%s', (address, values) => {
    expect(paramsOf(PATHS.shop, address)).toEqual(values)
  })
  test('the values of a link are read back from it', () => {
    const values = { brandId: 'ä/b?c' }
    expect(paramsOf(PATHS.shop, to(PATHS.shop, values))).toEqual(values)
  })
})

// Trust S66
describe('only own relative paths', () => {
  test.each(['/saved', '/saved?tab=1#top', '/profile', '/a/b'])('%s stays', (path) => {
    expect(ownPath(path)).toBe(path)
  })
  test.each([
    '//',
    '/\\',
    '/.//evil.example',
    '/x/..//evil.example',
    '/./\\evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /saved',
    '',
    null,
  ])('%j becomes the start page', (wanted) => {
    expect(ownPath(wanted)).toBe('/')
  })
})
