import type { SectionKind } from '#contract/shop-theme.limits.ts'
import type { ShopTheme } from '#contract/shop-theme.ts'

interface Texts {
  readonly de: string
  readonly en: string
}

type Look = Pick<
  ShopTheme,
  | 'preset'
  | 'headingFont'
  | 'bodyFont'
  | 'radius'
  | 'cardStyle'
  | 'cardRatio'
  | 'columns'
  | 'pricePosition'
  | 'bannerHeight'
  | 'logoPosition'
  | 'darkMode'
>

/** The design of one label's shop. */
export interface DemoDesign {
  readonly label: string
  readonly look: Look
  /** Background, text, primary, text on primary. */
  readonly colours: readonly [string, string, string, string]
  /** The shown sections in their order. */
  readonly sections: readonly SectionKind[]
  readonly headline: Texts
  readonly intro: Texts
  readonly button?: Texts
  readonly announcement?: Texts
  readonly about?: Texts
  readonly questions?: readonly { readonly question: Texts; readonly answer: Texts }[]
  readonly contact?: Texts
  /** How many of the label's products are picked, and how many pictures are in its lookbook. */
  readonly picked?: number
  readonly lookbook?: number
}

const LETTERS: Readonly<Record<string, SectionKind>> = {
  A: 'announcement',
  H: 'hero',
  D: 'drops',
  F: 'fresh',
  S: 'sale',
  C: 'categories',
  P: 'picked',
  L: 'lookbook',
  B: 'about',
  Q: 'faq',
  K: 'contact',
}

/** `'AHFL'`: announcement, hero, fresh, lookbook. */
export const inOrder = (letters: string): readonly SectionKind[] =>
  [...letters].flatMap((letter) => LETTERS[letter] ?? [])

type Font = Look['headingFont']

/** A look in one line: preset, fonts, corners and cards, columns on phone and desktop, head. */
export function look(
  preset: Look['preset'],
  [headingFont, bodyFont]: readonly [Font, Font],
  [radius, cardStyle, cardRatio, pricePosition]: readonly [
    number,
    Look['cardStyle'],
    Look['cardRatio'],
    Look['pricePosition'],
  ],
  [phone, desktop]: readonly [number, number],
  [bannerHeight, logoPosition, darkMode]: readonly [Look['bannerHeight'], Look['logoPosition'], Look['darkMode']],
): Look {
  return {
    preset,
    headingFont,
    bodyFont,
    radius,
    cardStyle,
    cardRatio,
    pricePosition,
    columns: { phone, desktop },
    bannerHeight,
    logoPosition,
    darkMode,
  }
}
