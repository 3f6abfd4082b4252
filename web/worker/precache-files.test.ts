import { describe, expect, test } from 'vitest'
import { type BuiltParts, precachedAssets } from './precache-files.ts'

const chunk = (file: string, more: Partial<BuiltParts[string]> = {}) => ({ file: `assets/${file}`, ...more })

const BUILD: BuiltParts = {
  'index.html': chunk('index.js', { imports: ['_base.js'], css: ['assets/index.css'] }),
  '_base.js': chunk('base.js', {
    dynamicImports: [
      'pages/visitor/landing-page.tsx',
      'start/signed-in.tsx',
      'i18n/de/terms.ts',
      'native/open-shell.ts',
    ],
  }),
  'start/signed-in.tsx': chunk('signed-in.js', {
    imports: ['_base.js'],
    dynamicImports: ['ui/feedback/toast-view.tsx'],
  }),
  'ui/feedback/toast-view.tsx': chunk('toast.js'),
  'pages/shopper/discovery-page.tsx': chunk('discovery.js', {
    dynamicImports: ['features/discovery/filters/sheet.tsx', 'pages/shopper/product-dialog.tsx'],
  }),
  'features/discovery/filters/sheet.tsx': chunk('sheet.js', { css: ['assets/sheet.css'] }),
  'pages/shopper/product-dialog.tsx': chunk('dialog.js', { dynamicImports: ['pages/shopper/part-of-the-dialog.tsx'] }),
  'pages/shopper/part-of-the-dialog.tsx': chunk('part.js'),
  'pages/shopper/saved-page.tsx': chunk('saved.js'),
  'pages/shopper/profile-page.tsx': chunk('profile.js', { dynamicImports: ['index.html'] }),
  'pages/visitor/landing-page.tsx': chunk('landing.js'),
  'native/open-shell.ts': chunk('open-shell.js'),
  'i18n/de/terms.ts': chunk('terms.js'),
  'ui/latin.woff2': chunk('archivo-latin-wght.woff2'),
  'ui/latin-ext.woff2': chunk('archivo-latin-ext-wght.woff2'),
  'i18n/de/saved.ts': chunk('saved-de.js'),
  'i18n/en/saved.ts': chunk('saved-en.js'),
}

const OFFLINE = {
  sources: [
    'start/signed-in.tsx',
    'pages/shopper/discovery-page.tsx',
    'pages/shopper/saved-page.tsx',
    'pages/shopper/profile-page.tsx',
  ],
  otherWords: ['terms'],
}

describe('the files stored for a start without a network', () => {
  test('are the entry and the screens of members, with lazy parts, styles and fonts', () => {
    const kept = precachedAssets(BUILD, OFFLINE)
    for (const file of ['index.js', 'index.css', 'base.js', 'signed-in.js', 'toast.js', 'discovery.js', 'sheet.js']) {
      expect(kept).toContain(`assets/${file}`)
    }
    for (const file of [
      'sheet.css',
      'saved.js',
      'saved-de.js',
      'saved-en.js',
      'profile.js',
      'archivo-latin-wght.woff2',
    ]) {
      expect(kept).toContain(`assets/${file}`)
    }
    expect(kept).toEqual([...new Set(kept)].sort())
  })

  test('contain the detail of a product with its parts', () => {
    const kept = precachedAssets(BUILD, OFFLINE)
    expect(kept).toContain('assets/dialog.js')
    expect(kept).toContain('assets/part.js')
  })

  test('contain nothing for visitors or the native shell only, nor extended Latin fonts', () => {
    const kept = precachedAssets(BUILD, OFFLINE)
    for (const file of ['landing.js', 'terms.js', 'open-shell.js', 'archivo-latin-ext-wght.woff2']) {
      expect(kept).not.toContain(`assets/${file}`)
    }
  })

  test('must contain every declared source: a missing one is an error', () => {
    const { 'pages/shopper/saved-page.tsx': _, ...rest } = BUILD
    expect(() => precachedAssets(rest, OFFLINE)).toThrow('pages/shopper/saved-page.tsx is not in the build')
  })
})
