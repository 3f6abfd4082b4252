import { expect, test } from 'vitest'
import { ShopTheme } from '#contract/shop-theme.ts'
import { contrastFaults } from '#contract/theme-colours.ts'
import { demoLabels } from '#demo/catalogue/labels.ts'
import { DEMO_DESIGNS } from '#demo/designs/designs.ts'
import { themeOf } from './fill-designs.ts'

const IDS = Array.from({ length: 14 }, (_, at) => `00000000-0000-4000-8000-0000000000${at + 10}`)
const themes = DEMO_DESIGNS.map((design) => themeOf(design, IDS))

test('every label has one design, which the brand could have saved and published itself', () => {
  expect(DEMO_DESIGNS.map(({ label }) => label).sort()).toEqual(
    demoLabels()
      .map(({ slug }) => slug)
      .sort(),
  )
  for (const theme of themes) {
    expect(ShopTheme.parse(theme)).toEqual(theme)
    expect(contrastFaults(theme.colours)).toEqual([])
  }
})

test('shown sections have content in both languages, in the order of the design', () => {
  const empty = themes.flatMap(({ headline, intro, sections }) =>
    [headline, intro, ...sections.filter(({ isShown }) => isShown).flatMap((one) => ('text' in one ? [one.text] : []))]
      .flatMap(({ de, en }) => [de, en])
      .filter((text) => text === ''),
  )
  expect(empty).toEqual([])
  for (const [at, { sections }] of themes.entries()) {
    const shown = sections.filter(({ isShown }) => isShown)
    expect(shown.map(({ kind }) => kind)).toEqual(DEMO_DESIGNS[at]?.sections)
    for (const one of shown) {
      if ('products' in one) expect(one.products.length).toBeGreaterThan(2)
      if ('questions' in one) expect(one.questions.length).toBeGreaterThan(0)
    }
  }
})

test('no two shops look like siblings: every two differ in colours, and in at least four other settings', () => {
  const settings = themes.map((theme) => ({
    ...theme,
    columns: JSON.stringify(theme.columns),
    order: theme.sections
      .filter(({ isShown }) => isShown)
      .map(({ kind }) => kind)
      .join(),
  }))
  const compared = [
    'preset',
    'headingFont',
    'bodyFont',
    'radius',
    'cardStyle',
    'cardRatio',
    'columns',
    'pricePosition',
    'bannerHeight',
    'logoPosition',
    'darkMode',
    'order',
  ] as const
  const siblings = settings.flatMap((one, at) =>
    settings.slice(at + 1).flatMap((other) => {
      const differing = compared.filter((name) => one[name] !== other[name]).length
      const isAlike = differing < 4 || one.colours.background === other.colours.background
      return isAlike ? [[one.headline.de, other.headline.de, differing]] : []
    }),
  )
  expect(siblings).toEqual([])
})
