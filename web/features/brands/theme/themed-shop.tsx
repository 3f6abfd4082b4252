import type { CSSProperties, ReactNode } from 'react'
import type { ShownTheme } from '#contract/shop-theme.ts'
import { preloadFonts } from './theme-fonts.ts'
import './shop-fonts.css'
import './shop-theme.css'
import './shop-parts.css'
import './characters/beton.css'
import './characters/neon.css'
import './characters/vintage.css'
import './characters/minimal.css'
import './characters/skate.css'
import './characters/luxe.css'

type Palette = ShownTheme['palettes']['light']

/** Names of the colours in tokens.css, by those of a palette. */
const TOKENS = {
  paper: '--paper',
  ink: '--ink',
  surface: '--surface',
  line: '--line',
  muted: '--muted',
  edge: '--edge',
  link: '--sky-text',
  signal: '--signal-text',
  focus: '--focus',
  primary: '--shop-primary',
  onPrimary: '--shop-on-primary',
} as const satisfies Record<keyof Palette, string>

/** Width to height of a product's picture. */
const RATIOS = { '4:5': '4 / 5', '1:1': '1 / 1', '2:3': '2 / 3' } as const satisfies Record<
  ShownTheme['cardRatio'],
  string
>
/** Controls stay recognisable at any radius. */
const MOST_CONTROL_PX = 16

/** Colours, shapes and columns of a theme as custom properties; style attributes may set them (Decision 042). */
function themeStyle({ palettes, radius, cardRatio, columns }: ShownTheme): CSSProperties {
  const colours = Object.entries(TOKENS).map(([colour, token]) => {
    const name = colour as keyof Palette
    return [token, `light-dark(${palettes.light[name]}, ${palettes.dark[name]})`] as const
  })
  return {
    ...Object.fromEntries(colours),
    '--radius-card': `${radius}px`,
    '--radius-sheet': `${radius}px`,
    '--radius-control': `${Math.min(radius, MOST_CONTROL_PX)}px`,
    '--radius-pill': radius === 0 ? '0px' : '999px',
    '--shop-ratio': RATIOS[cardRatio],
    '--shop-phone': `${columns.phone}`,
    '--shop-desktop': `${columns.desktop}`,
  } as CSSProperties
}

interface ThemedShopProps {
  readonly theme: ShownTheme
  readonly children: ReactNode
}

/** The part of the page that a brand has designed. Navigation, dialogs and everything else of ours is outside of it. */
export function ThemedShop({ theme, children }: ThemedShopProps) {
  preloadFonts(theme)
  return (
    <div
      className="shop-theme"
      style={themeStyle(theme)}
      {...(theme.scheme === 'auto' ? {} : { 'data-shop-scheme': theme.scheme })}
      data-character={theme.preset}
      data-heading={theme.headingFont}
      data-body={theme.bodyFont}
      data-card={theme.cardStyle}
      data-price={theme.pricePosition}
      data-banner={theme.bannerHeight}
      data-logo={theme.logoPosition}
    >
      {children}
    </div>
  )
}
