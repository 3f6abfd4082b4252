import { expect, test } from 'vitest'
import { THEME_PRESETS } from '#contract/shop-theme.limits.ts'
import { ShopTheme, type ThemeSection } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { withSection } from './theme-parts.ts'
import { withPreset } from './with-preset.ts'

const START: ShopTheme = { ...presetTheme('skate'), headline: { de: 'Rollt bei Regen.', en: '' } }
const faq: ThemeSection = {
  kind: 'faq',
  isShown: true,
  questions: [{ question: { de: 'Wie lange?', en: '' }, answer: { de: 'Zwei Tage.', en: '' } }],
}
const find = (theme: ShopTheme, wanted: ThemeSection['kind']) => theme.sections.find(({ kind }) => kind === wanted)

test.each(THEME_PRESETS)('the preset %s brings its look and keeps every text', (preset) => {
  const theme = withPreset(withSection(START, faq), preset)
  const { colours, headingFont, radius } = presetTheme(preset)
  expect(theme).toMatchObject({ preset, colours, headingFont, radius, headline: START.headline })
  expect(ShopTheme.safeParse(theme).success).toBe(true)
  expect(find(theme, 'faq')).toEqual(faq)
})

test('a section that was filled and shown stays shown; an empty one is as the preset has it', () => {
  expect(find(withPreset(START, 'minimal'), 'faq')).toMatchObject({ isShown: false })
  expect(find(withPreset(withSection(START, faq), 'minimal'), 'faq')).toMatchObject({ isShown: true })
  expect(find(withPreset(withSection(START, { ...faq, isShown: false }), 'minimal'), 'faq')).toMatchObject({
    isShown: false,
  })
})
