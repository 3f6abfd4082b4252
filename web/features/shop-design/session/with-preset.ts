import type { ThemePreset } from '#contract/shop-theme.limits.ts'
import type { ShopTheme, ThemeSection } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'

/** Whether a brand has filled it. Sections that fill themselves are as the preset says. */
function isFilled(section: ThemeSection): boolean {
  if ('products' in section) return section.products.length > 0
  if ('questions' in section) return section.questions.length > 0
  return 'text' in section && (section.text.de !== '' || section.text.en !== '')
}

/** The look and the order of a preset with the content of this theme; what was filled and shown stays shown. */
export function withPreset(theme: ShopTheme, preset: ThemePreset): ShopTheme {
  const { headline, intro, button, darkMode, sections } = theme
  const look = presetTheme(preset)
  return {
    ...look,
    headline,
    intro,
    button,
    darkMode,
    sections: look.sections.map((section) => {
      const own = sections.find(({ kind }) => kind === section.kind)
      return own ? { ...own, isShown: section.isShown || (own.isShown && isFilled(own)) } : section
    }),
  }
}
