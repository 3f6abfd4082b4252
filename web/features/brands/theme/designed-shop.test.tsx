import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { BrandShop } from '#contract/brands.ts'
import type { Media } from '#contract/products.ts'
import { THEME_FONTS, THEME_PRESETS } from '#contract/shop-theme.limits.ts'
import { ShopTheme } from '#contract/shop-theme.ts'
import { shownTheme } from '#contract/shown-theme.ts'
import { HOSTILE_TEXTS, randomTheme, seeded } from '#contract/testing/random-theme.ts'
import { shownProduct } from '#contract/testing/shown-product.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { loadWords, switchLanguage } from '#web/i18n/language.ts'
import { DesignedShop } from './designed-shop.tsx'
import { ThemedShop } from './themed-shop.tsx'

beforeAll(async () => {
  await switchLanguage('de')
  await loadWords('ui', 'brands', 'discovery')
})

const ids = Array.from({ length: 9 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`)
const media: Media = { base: '/media/a', widths: [400], width: 400, height: 500, placeholder: '', alt: 'Ein Hoodie' }
const products = new Map(ids.map((id) => [id, shownProduct({ id })]))
const contents = {
  drops: ids.slice(0, 1),
  fresh: ids.slice(0, 4),
  sale: ids.slice(0, 3),
  types: ['tops', 'shoes'] as const,
  pictures: new Map(ids.map((id) => [id, media])),
  hasSocials: true,
}
const BRAND: Omit<BrandShop, 'theme'> = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Kante & Söhne',
  letter: 'K',
  city: 'Köln',
  isVerified: true,
  logo: null,
  productTypes: ['tops', 'shoes'],
  products: 9,
  onSale: 3,
  drops: 1,
  nextDropAt: null,
  isNew: false,
  isFollowed: false,
  isHidden: false,
  pictures: [media, media, media].map((one, at) => ({ ...one, base: `/media/${at}` })),
  description: 'Jacken.',
  website: 'https://kante.example/',
  banner: null,
  imprint: {
    company: 'Kante GmbH',
    street: 'Weg 1',
    city: 'Köln',
    country: 'DE',
    contact: 'post@kante.example',
    phone: null,
    representative: null,
    register: null,
    vatId: null,
    safety: null,
  },
  socials: [{ network: 'instagram', url: 'https://instagram.com/kante' }],
  closure: null,
  shipping: null,
  followers: 12,
  dropRecord: { drops: 5, onTime: 4 },
}

function drawn(theme: ShopTheme, changes: Partial<BrandShop> = {}): string {
  const shown = shownTheme(theme, contents, { language: 'de', now: new Date() })
  const brand = { ...BRAND, ...changes, theme: shown }
  return renderToStaticMarkup(
    <Router ssrPath="/" ssrSearch="">
      <ThemedShop theme={shown}>
        <DesignedShop
          brand={brand}
          theme={shown}
          products={products}
          renderTile={({ name }) => <p>{name}</p>}
          actions={<button type="button">{shown.button || 'Swipen'}</button>}
          hrefOf={(type) => `/?type=${type}`}
        >
          <p>Alle Produkte</p>
        </DesignedShop>
      </ThemedShop>
    </Router>,
  )
}

/** Our marks: the name as the one heading of the page, the badge, who is responsible, and how to report it. */
function expectMarks(html: string): void {
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('Kante &amp; Söhne</h1>')
  for (const mark of ['Verifizierte Marke', 'Impressum', 'Kante GmbH', 'Diesen Shop melden', '/melden'])
    expect(html).toContain(mark)
}

test('a thousand random designs with hostile texts are drawn as text, with our marks', () => {
  const random = seeded(1818)
  for (let count = 0; count < 1000; count++) {
    const theme = randomTheme(random, ids)
    expect(ShopTheme.parse(theme)).toEqual(theme)
    const html = drawn(theme)
    expectMarks(html)
    expect(html).not.toMatch(/<(?:script|img src=x|style)/)
    // Style attributes hold nothing but our custom properties.
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
    expect(styles.filter((style) => /url\(|expression|;(?!--)/.test(style.replace('background-color:', '')))).toEqual(
      [],
    )
  }
})

test('every preset is drawn in every font, with every section and without any', () => {
  for (const preset of THEME_PRESETS) {
    for (const font of THEME_FONTS) {
      const theme = { ...presetTheme(preset), headingFont: font, bodyFont: font }
      for (const isShown of [true, false]) {
        const sections = theme.sections.map((section) => ({ ...section, isShown }))
        const html = drawn({ ...theme, sections })
        expectMarks(html)
        expect(html).toContain(`data-heading="${font}"`)
      }
    }
  }
})

test('a shop without pictures, products, imprint or words is a shop', () => {
  for (const preset of THEME_PRESETS) {
    const html = drawn(presetTheme(preset), {
      pictures: [],
      products: 0,
      imprint: null,
      description: '',
      website: null,
    })
    expect(html).toContain('</h1>')
    expect(html).toContain('Diesen Shop melden')
    expect(html).not.toContain('shop-pictures')
  }
})

test('an announcement stands above the head only where it is first', () => {
  const [, , ...others] = presetTheme('beton').sections
  const text = { de: HOSTILE_TEXTS[0] ?? '', en: '' }
  const said = { kind: 'announcement', isShown: true, text, link: '', from: null, until: null } as const
  const hero = { kind: 'hero', isShown: true } as const
  const first = drawn({ ...presetTheme('beton'), sections: [said, hero, ...others] })
  expect(first.indexOf('data-bar="true"')).toBeLessThan(first.indexOf('<h1'))
  const later = drawn({ ...presetTheme('beton'), sections: [hero, said, ...others] })
  expect(later.indexOf('data-bar="false"')).toBeGreaterThan(later.indexOf('<h1'))
})

test('a row that shows no more than the list below is left out; one that the brand picked is not', () => {
  const theme = presetTheme('skate')
  const picked = { kind: 'picked', isShown: true, products: ids.slice(0, 2) } as const
  const sections = theme.sections.map((section) => (section.kind === 'picked' ? picked : section))
  const html = drawn({ ...theme, sections }, { products: 4 })
  expect(html).not.toContain('data-kind="fresh"')
  expect(html).toContain('data-kind="sale"')
  expect(html).toContain('data-kind="picked"')
})

test('sections of words below the last products close the shop, after the list of all', () => {
  const html = drawn({
    ...presetTheme('neon'),
    sections: presetTheme('neon').sections.map((section) =>
      section.kind === 'about' ? { ...section, isShown: true, text: { de: 'Seit 1999.', en: '' } } : section,
    ),
  })
  expect(html.indexOf('data-kind="list"')).toBeGreaterThan(html.indexOf('data-kind="fresh"'))
  expect(html.indexOf('data-kind="about"')).toBeGreaterThan(html.indexOf('data-kind="list"'))
})
