import { expect, test } from 'vitest'
import { PLANS } from './plan.limits.ts'
import { THEME_PRESETS } from './shop-theme.limits.ts'
import { beyondPlan, planOfPreset, planOfSection, withinPlan } from './theme-plan.ts'
import { presetTheme } from './theme-presets.ts'

test('Free has two presets, and neither lookbook nor FAQ; Starter has all presets; Pro has everything (Product 9)', () => {
  const counts = Object.values(PLANS).map(({ themePresets, themeSections }) => [
    themePresets.length,
    themeSections.length,
  ])
  expect(counts).toEqual([
    [2, 10],
    [6, 10],
    [6, 12],
    [6, 12],
  ])
  expect([planOfPreset('minimal'), planOfPreset('neon'), planOfSection('about'), planOfSection('faq')]).toEqual([
    'free',
    'starter',
    'free',
    'pro',
  ])
})

test('names what a plan does not include, and the first plan that includes all of it', () => {
  expect(beyondPlan(presetTheme('minimal'), PLANS.free)).toBeNull()
  expect(beyondPlan(presetTheme('skate'), PLANS.free)).toEqual({
    preset: 'skate',
    sections: ['lookbook', 'faq'],
    plan: 'pro',
  })
  const plain = withinPlan(presetTheme('skate'), PLANS.free)
  expect(beyondPlan(plain, PLANS.free)).toEqual({ preset: 'skate', sections: [], plan: 'starter' })
  expect(beyondPlan(plain, PLANS.starter)).toBeNull()
  expect(plain.sections.map(({ kind }) => kind)).toEqual(presetTheme('skate').sections.map(({ kind }) => kind))
  for (const preset of THEME_PRESETS) expect(beyondPlan(presetTheme(preset), PLANS.pro)).toBeNull()
})
