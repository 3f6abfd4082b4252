import { StatusBar, Style } from '@capacitor/status-bar'
import { silently } from '../silently.ts'

/** Icons and background. Capacitor names a style by its background: dark icons are its light style. */
const LOOKS = {
  dark: { style: Style.Dark, color: '#0b0b0c' },
  light: { style: Style.Light, color: '#ffffff' },
} as const
export type StatusBarLook = keyof typeof LOOKS

/**
 * Sets icons and colour of the status bar. Newer systems draw it over the page without a background: `shell.css` paints
 * that strip in the same colour.
 */
export function setStatusBar(look: StatusBarLook): void {
  const { style, color } = LOOKS[look]
  document.documentElement.style.setProperty('--status-bar', color)
  silently('style the status bar', StatusBar.setStyle({ style }))
  silently('colour the status bar', StatusBar.setBackgroundColor({ color }))
}
