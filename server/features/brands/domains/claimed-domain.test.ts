import { describe, expect, test } from 'vitest'
import { claimedDomain, methodsOf, provesByMail } from './claimed-domain.ts'

describe('the domain of an address', () => {
  test.each([
    ['https://nordkante.de', 'nordkante.de', false],
    ['https://shop.nordkante.de/x?y#z', 'nordkante.de', false],
    ['nordkante.de', 'nordkante.de', false],
    ['https://NORDKANTE.de.', 'nordkante.de', false],
    ['https://shop.label.co.uk', 'label.co.uk', false],
    ['https://böse-möwe.de', 'xn--bse-mwe-90ae.de', false],
    ['https://label.myshopify.com', 'label.myshopify.com', true],
    ['https://a.label.github.io', 'a.label.github.io', true],
  ])('%s belongs to %s', (address, domain, isShared) => {
    expect(claimedDomain(address)).toEqual({ domain, isShared })
  })
  test.each([
    'https://github.io',
    'https://co.uk',
    'https://127.0.0.1',
    'https://[::1]',
    'http://0x7f.1',
    'https://localhost',
    'https://intranet.local',
    'https://user@nordkante.de',
    'ftp://nordkante.de',
    'javascript:alert(1)',
    '',
  ])('"%s" has none', (address) => expect(claimedDomain(address)).toBeNull())
})

describe('proof by mail', () => {
  const own = { domain: 'nordkante.de', isShared: false }
  test('needs an address at the domain itself', () => {
    expect(provesByMail(own, 'post@nordkante.de')).toBe(true)
    expect(provesByMail(own, 'Post@NORDKANTE.de')).toBe(true)
    for (const email of ['post@mail.nordkante.de', 'post@nordkante.de.evil.com', 'nordkante.de@evil.com']) {
      expect(provesByMail(own, email)).toBe(false)
    }
  })
  test.each(['gmail.com', 'gmx.de', 'web.de', 'mailbox.org', 't-online.de'])('is never possible at %s', (domain) => {
    expect(provesByMail({ domain, isShared: false }, `label@${domain}`)).toBe(false)
    expect(methodsOf({ domain, isShared: false })).not.toContain('mail')
  })
  test('is not possible on shared hosts, and neither is DNS', () => {
    expect(methodsOf({ domain: 'label.myshopify.com', isShared: true })).toEqual(['meta', 'file'])
  })
})
