import { describe, expect, test } from 'vitest'
import { pathOfLink } from './app-link.ts'

const OURS = 'https://dropdeck.example'

describe('a link that opens the app', () => {
  test.each([
    ['dropdeck://saved', '/saved'],
    ['dropdeck://', '/'],
    ['dropdeck:///profile', '/profile'],
    ['dropdeck://brands/7c1/shop', '/brands/7c1/shop'],
    ['dropdeck://discovery?brand=7c1#x', '/discovery?brand=7c1#x'],
    ['https://dropdeck.example/saved', '/saved'],
    ['https://dropdeck.example', '/'],
    ['https://dropdeck.example:443/search?q=boots', '/search?q=boots'],
  ])('%s leads to %s', (link, path) => {
    expect(pathOfLink(link, OURS)).toBe(path)
  })

  test.each([
    'https://evil.example/saved',
    'https://dropdeck.example/demo-shop/nordlicht/parka',
    'https://dropdeck.example.evil.example/saved',
    'https://dropdeck.example@evil.example/',
    'https://user:secret@dropdeck.example/saved',
    'https://dropdeck.example:8443/saved',
    'http://dropdeck.example/saved',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'intent://dropdeck.example/#Intent;scheme=https;end',
    'capacitor://localhost/saved',
    'dropdeckx://saved',
    'saved',
    '',
  ])('%s leads nowhere', (link) => {
    expect(pathOfLink(link, OURS)).toBeNull()
  })

  test.each([
    'dropdeck:////evil.example',
    'dropdeck:///%2f%2fevil.example',
    'dropdeck:///\\evil.example',
    'https://dropdeck.example//evil.example',
    'https://dropdeck.example/%5Cevil.example',
  ])('%s cannot lead to another host', (link) => {
    expect(pathOfLink(link, OURS) ?? '/').toBe('/')
  })
})
