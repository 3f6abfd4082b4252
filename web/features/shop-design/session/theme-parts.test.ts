import { expect, test } from 'vitest'
import { ShopTheme } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { changedParts, clashes, isSameTheme, merged, withSection } from './theme-parts.ts'

const base = presetTheme('minimal')
const about = (de: string): ShopTheme => withSection(base, { kind: 'about', isShown: true, text: { de, en: '' } })
const reversed: ShopTheme = { ...base, sections: base.sections.toReversed() }

test('names each part that changed once', () => {
  const after = {
    ...about('Wir nähen nachts.'),
    radius: 8,
    colours: { ...base.colours, primary: '#ff0000' },
    columns: { phone: 1, desktop: base.columns.desktop },
  }
  expect(changedParts(base, after)).toEqual(['radius', 'primary', 'phoneColumns', 'section-about'])
  expect(changedParts(base, reversed)).toEqual(['order'])
})

test('every part of a theme is one that can be named, so that no change is overlooked', () => {
  const parts = new Set(changedParts(base, presetTheme('luxe')))
  for (const key of Object.keys(ShopTheme.shape))
    if (!['colours', 'columns', 'sections'].includes(key))
      expect(changedParts({ ...base, [key]: 'another' }, base)).toEqual([key])
  expect(parts).toContain('background')
  expect(parts).toContain('order')
})

test('spaces at the ends of texts are no change, because the server stores none', () => {
  expect(isSameTheme({ ...base, headline: { de: 'Neu ', en: '' } }, { ...base, headline: { de: 'Neu', en: '' } })).toBe(
    true,
  )
})

test('merging keeps the changes of both, in content and in order', () => {
  const mine = { ...about('Wir.'), radius: 8 }
  const theirs: ShopTheme = { ...reversed, headline: { de: 'Nacht', en: '' } }
  const both = merged({ base, mine, theirs })
  expect(both).toMatchObject({ radius: 8, headline: { de: 'Nacht' } })
  expect(both.sections.map(({ kind }) => kind)).toEqual(reversed.sections.map(({ kind }) => kind))
  expect(both.sections.find(({ kind }) => kind === 'about')).toMatchObject({ text: { de: 'Wir.' } })
  expect(ShopTheme.safeParse(both).success).toBe(true)
  expect(clashes({ base, mine, theirs })).toEqual([])
})

test('where both changed the same part mine counts, and the part is named as a clash', () => {
  const editors = { base, mine: { ...base, radius: 8 }, theirs: { ...base, radius: 12, bodyFont: 'mono' as const } }
  expect(merged(editors)).toMatchObject({ radius: 8, bodyFont: 'mono' })
  expect(clashes(editors)).toEqual(['radius'])
  expect(clashes({ ...editors, theirs: editors.mine })).toEqual([])
})
