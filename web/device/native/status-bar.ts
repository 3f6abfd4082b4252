import { StatusBar, Style } from '@capacitor/status-bar'
import { silently } from '../silently.ts'

/** Glyphs and the ground they stand on. Capacitor names a style by its ground: dark glyphs are its light style. */
const LOOKS = {
  dark: { style: Style.Dark, color: '#0b0b0c' },
  light: { style: Style.Light, color: '#ffffff' },
} as const
export type StatusBarLook = keyof typeof LOOKS

/**
 * Dresses the status bar. Newer systems draw it over the page and know no ground of its own: `shell.css` paints that
 * strip from the same colour.
 */
export function dressStatusBar(look: StatusBarLook): void {
  const { style, color } = LOOKS[look]
  document.documentElement.style.setProperty('--status-bar', color)
  silently('style the status bar', StatusBar.setStyle({ style }))
  silently('colour the status bar', StatusBar.setBackgroundColor({ color }))
}
