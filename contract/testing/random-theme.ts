import {
  BANNER_HEIGHTS,
  CARD_RATIOS,
  CARD_STYLES,
  DARK_MODES,
  LOGO_POSITIONS,
  PRICE_POSITIONS,
  RADIUS,
  THEME_FONTS,
  THEME_PRESETS,
  THEME_TEXT,
} from '../shop-theme.limits.ts'
import type { ShopTheme, ThemeSection } from '../shop-theme.ts'
import type { ThemeColours } from '../theme-colours.ts'
import { presetTheme } from '../theme-presets.ts'

export type Random = () => number

/** Mulberry32: the same numbers at every run. */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function randomColours(random: Random): ThemeColours {
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  return { background: hex(), text: hex(), primary: hex(), onPrimary: hex() }
}

/** What people might put into every field. */
export const HOSTILE_TEXTS = [
  '</style><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>{{7*7}}<%= 7 %>',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik'.slice(0, 60),
  'مرحبا بكم في متجرنا الجديد',
  '🔥🧢👟🔥🧢👟🔥🧢👟🔥🧢👟🔥🧢👟',
  'W'.repeat(60),
  `A${'\u0335\u0321\u035a'.repeat(19)}`,
  '\ufdfd'.repeat(20),
  'Ä̈ö̈ü̈ Z̸̡͚a̵l̴g̷o̶',
  '"\'`; DROP TABLE brands; --',
  'x',
  '',
]

/** Any theme that a brand can save; `products` are those it may name. */
export function randomTheme(random: Random, products: readonly string[] = []): ShopTheme {
  const index = (below: number) => Math.floor(random() * below)
  const of = <T>(values: readonly T[]): T => values[index(values.length)] as T
  const text = (most: number) => {
    const written = () =>
      `${of(HOSTILE_TEXTS)} ${random() < 0.3 ? of(HOSTILE_TEXTS) : ''}`
        .trim()
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()
    return { de: written(), en: written() }
  }
  const filled = (section: ThemeSection): ThemeSection => {
    const isShown = random() < 0.8
    switch (section.kind) {
      case 'announcement':
        return { ...section, isShown, text: text(THEME_TEXT.announcement) }
      case 'picked':
      case 'lookbook':
        return { ...section, isShown, products: products.slice(0, index(9)) }
      case 'about':
        return { ...section, isShown, text: text(THEME_TEXT.about) }
      case 'contact':
        return { ...section, isShown, text: text(THEME_TEXT.contact) }
      case 'faq': {
        const questions = Array.from({ length: index(4) }, () => ({
          question: text(THEME_TEXT.question),
          answer: text(THEME_TEXT.answer),
        }))
        return { ...section, isShown, questions }
      }
      default:
        return { ...section, isShown }
    }
  }
  const preset = of(THEME_PRESETS)
  const sections = presetTheme(preset).sections.map((section) => [random(), filled(section)] as const)
  return {
    preset,
    colours: randomColours(random),
    headingFont: of(THEME_FONTS),
    bodyFont: of(THEME_FONTS),
    radius: index(RADIUS.max / RADIUS.step + 1) * RADIUS.step,
    cardStyle: of(CARD_STYLES),
    cardRatio: of(CARD_RATIOS),
    columns: { phone: of([1, 2]), desktop: of([3, 4, 5]) },
    pricePosition: of(PRICE_POSITIONS),
    bannerHeight: of(BANNER_HEIGHTS),
    logoPosition: of(LOGO_POSITIONS),
    headline: text(THEME_TEXT.headline),
    intro: text(THEME_TEXT.intro),
    button: text(THEME_TEXT.button),
    darkMode: of(DARK_MODES),
    sections: sections.sort(([one], [other]) => one - other).map(([, section]) => section),
  }
}
