import { preload } from 'react-dom'
import type { ShownTheme } from '#contract/shop-theme.ts'
import mono from './fonts/jetbrains-mono-latin.woff2'
import oswald from './fonts/oswald-latin.woff2'
import playfair from './fonts/playfair-display-latin.woff2'
import slab from './fonts/roboto-slab-latin.woff2'
import grotesk from './fonts/space-grotesk-latin.woff2'

type Fonts = Pick<ShownTheme, 'headingFont' | 'bodyFont'>

/** Families of shop-fonts.css with their files; Archivo is on every page. */
const FILES: Readonly<Record<ShownTheme['headingFont'], readonly [family: string, file: string] | null>> = {
  archivo: null,
  grotesk: ['Space Grotesk', grotesk],
  oswald: ['Oswald', oswald],
  playfair: ['Playfair Display', playfair],
  slab: ['Roboto Slab', slab],
  mono: ['JetBrains Mono', mono],
}
/** After this time the shop is shown in the fallback fonts, which have the same metrics. */
const LONGEST_WAIT_MS = 1000

const filesOf = ({ headingFont, bodyFont }: Fonts) =>
  [...new Set([headingFont, bodyFont])].flatMap((font) => (FILES[font] ? [FILES[font]] : []))

/** Writes preload links into a document that is being rendered. */
export function preloadFonts(fonts: Fonts): void {
  for (const [, file] of filesOf(fonts)) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}

/** Waits for the fonts of a theme, for a short time: a font that arrives later is not shown (shop-fonts.css). */
export async function fontsReady(fonts: Fonts): Promise<void> {
  if (typeof document === 'undefined') return
  const loaded = Promise.all(filesOf(fonts).map(([family]) => document.fonts.load(`1rem "${family}"`)))
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([loaded.catch(() => {}), late])
}
