import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nativeDocument, serverOrigin } from './document.ts'

const source = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8')
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''

describe('the document of the native shell', () => {
  const html = nativeDocument(source, 'https://dropdeck.example')

  test('contains the address of the server', () => {
    expect(html).toContain('<meta name="server" content="https://dropdeck.example" />')
  })
  test('sets its policy before the first script and style sheet', () => {
    const at = (part: string) => html.indexOf(part)
    expect(at('Content-Security-Policy')).toBeGreaterThan(0)
    expect(at('Content-Security-Policy')).toBeLessThan(at('<script'))
    expect(at('Content-Security-Policy')).toBeLessThan(at('<link'))
  })
  test('runs its own scripts only, and loads from no other host than the server', () => {
    const rules = Object.fromEntries(
      policyOf(html)
        .split('; ')
        .map((rule) => rule.split(/ (.*)/s, 2)),
    )
    expect(rules['default-src']).toBe("'none'")
    expect(rules['script-src']).toBe("'self' capacitor://localhost")
    expect(rules['connect-src']).toBe("'self' capacitor://localhost https://dropdeck.example")
    expect(rules['img-src']).toBe("'self' capacitor://localhost data: blob: https://dropdeck.example")
    expect(rules).toMatchObject({ 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" })
    expect(policyOf(html)).not.toMatch(/unsafe-|\*/)
  })
  test('cannot be installed as a web app', () => {
    const installable = source.replace('</head>', '<link rel="manifest" href="/m.webmanifest" /></head>')
    expect(nativeDocument(installable, 'https://dropdeck.example')).not.toMatch(/manifest|apple-touch-icon/)
  })
})

test.each([
  ['https://dropdeck.example', 'https://dropdeck.example'],
  ['https://dropdeck.example/', 'https://dropdeck.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://dropdeck.example', null],
  ['dropdeck.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('a server at %j is %j', (address, origin) => {
  expect(serverOrigin(address)).toBe(origin)
})
