import type { SectionKind, ThemePreset } from './shop-theme.limits.ts'
import { SECTION_KINDS } from './shop-theme.limits.ts'
import type { ShopTheme, ThemeSection } from './shop-theme.ts'

const NOTHING = { de: '', en: '' }

const EMPTY: { readonly [K in SectionKind]: Omit<Extract<ThemeSection, { kind: K }>, 'kind' | 'isShown'> } = {
  announcement: { text: NOTHING, link: '', from: null, until: null },
  hero: {},
  drops: {},
  fresh: {},
  sale: {},
  categories: {},
  picked: { products: [] },
  lookbook: { products: [] },
  about: { text: NOTHING },
  social: {},
  faq: { questions: [] },
  contact: { text: NOTHING },
}

/** The named kinds first and shown, the others after them, hidden. */
const ordered = (kinds: readonly SectionKind[]): ThemeSection[] =>
  [...kinds, ...SECTION_KINDS.filter((kind) => !kinds.includes(kind))].map(
    (kind) => ({ kind, isShown: kinds.includes(kind), ...EMPTY[kind] }) as ThemeSection,
  )

type Look = Omit<ShopTheme, 'preset' | 'headline' | 'intro' | 'button' | 'darkMode' | 'sections'>

const LOOKS: Readonly<Record<ThemePreset, Look & { readonly order: readonly SectionKind[] }>> = {
  beton: {
    colours: { background: '#d9d6cf', text: '#171717', primary: '#171717', onPrimary: '#f2efe8' },
    headingFont: 'mono',
    bodyFont: 'mono',
    radius: 0,
    cardStyle: 'outline',
    cardRatio: '4:5',
    columns: { phone: 2, desktop: 4 },
    pricePosition: 'below',
    bannerHeight: 'm',
    logoPosition: 'left',
    order: [
      'announcement',
      'hero',
      'fresh',
      'picked',
      'drops',
      'sale',
      'lookbook',
      'about',
      'faq',
      'social',
      'contact',
    ],
  },
  neon: {
    colours: { background: '#0d0b1e', text: '#f3f0ff', primary: '#c6ff3d', onPrimary: '#0d0b1e' },
    headingFont: 'grotesk',
    bodyFont: 'grotesk',
    radius: 16,
    cardStyle: 'flat',
    cardRatio: '4:5',
    columns: { phone: 2, desktop: 4 },
    pricePosition: 'below',
    bannerHeight: 'l',
    logoPosition: 'left',
    order: [
      'announcement',
      'hero',
      'drops',
      'fresh',
      'picked',
      'sale',
      'lookbook',
      'social',
      'about',
      'faq',
      'contact',
    ],
  },
  vintage: {
    colours: { background: '#f3e6cd', text: '#3b2417', primary: '#9b3d1f', onPrimary: '#fff6e6' },
    headingFont: 'slab',
    bodyFont: 'slab',
    radius: 6,
    cardStyle: 'outline',
    cardRatio: '1:1',
    columns: { phone: 2, desktop: 3 },
    pricePosition: 'below',
    bannerHeight: 'm',
    logoPosition: 'center',
    order: [
      'announcement',
      'hero',
      'about',
      'picked',
      'fresh',
      'sale',
      'categories',
      'lookbook',
      'faq',
      'social',
      'contact',
    ],
  },
  minimal: {
    colours: { background: '#ffffff', text: '#1b1b1d', primary: '#1b1b1d', onPrimary: '#ffffff' },
    headingFont: 'grotesk',
    bodyFont: 'archivo',
    radius: 2,
    cardStyle: 'flat',
    cardRatio: '2:3',
    columns: { phone: 2, desktop: 4 },
    pricePosition: 'below',
    bannerHeight: 's',
    logoPosition: 'left',
    order: ['announcement', 'hero', 'picked', 'fresh', 'drops', 'sale', 'about', 'contact'],
  },
  skate: {
    colours: { background: '#fff3d6', text: '#14213d', primary: '#ff5a1f', onPrimary: '#14110d' },
    headingFont: 'oswald',
    bodyFont: 'archivo',
    radius: 10,
    cardStyle: 'shadow',
    cardRatio: '1:1',
    columns: { phone: 2, desktop: 4 },
    pricePosition: 'above',
    bannerHeight: 'l',
    logoPosition: 'left',
    order: [
      'announcement',
      'hero',
      'drops',
      'sale',
      'fresh',
      'categories',
      'picked',
      'lookbook',
      'social',
      'about',
      'faq',
      'contact',
    ],
  },
  luxe: {
    colours: { background: '#14120f', text: '#f1e9db', primary: '#c9a45c', onPrimary: '#14120f' },
    headingFont: 'playfair',
    bodyFont: 'archivo',
    radius: 0,
    cardStyle: 'flat',
    cardRatio: '2:3',
    columns: { phone: 1, desktop: 3 },
    pricePosition: 'below',
    bannerHeight: 'l',
    logoPosition: 'center',
    order: ['announcement', 'hero', 'lookbook', 'picked', 'fresh', 'about', 'drops', 'faq', 'contact'],
  },
}

/** A whole theme of this preset, without texts. */
export function presetTheme(preset: ThemePreset): ShopTheme {
  const { order, ...look } = LOOKS[preset]
  return {
    preset,
    ...look,
    headline: NOTHING,
    intro: NOTHING,
    button: NOTHING,
    darkMode: 'auto',
    sections: ordered(order),
  }
}
