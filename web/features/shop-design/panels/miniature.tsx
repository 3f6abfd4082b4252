import type { CSSProperties } from 'react'
import type { ShopTheme } from '#contract/shop-theme.ts'
import { readableColours } from '#contract/theme-colours.ts'
import { useFamilies } from './font-families.ts'

interface MiniatureProps {
  readonly theme: ShopTheme
  /** In the font of its headings. */
  readonly title: string
}

/** A small picture of a shop in a design. */
export function Miniature({ theme, title }: MiniatureProps) {
  const familyOf = useFamilies()
  const { background, text, primary, onPrimary } = readableColours(theme.colours)
  const style = {
    '--mini-paper': background,
    '--mini-ink': text,
    '--mini-primary': primary,
    '--mini-on-primary': onPrimary,
    '--mini-radius': `${Math.min(theme.radius / 2.5, 9)}px`,
    fontFamily: familyOf(theme.headingFont),
  } as CSSProperties
  return (
    <span
      aria-hidden
      className="mini-shop"
      style={style}
      data-card={theme.cardStyle}
      data-banner={theme.bannerHeight}
      data-logo={theme.logoPosition}
    >
      <span className="mini-banner" />
      <span className="mini-title">{title}</span>
      <span className="mini-button" />
      <span className="mini-grid">
        <span />
        <span />
        <span />
      </span>
    </span>
  )
}
