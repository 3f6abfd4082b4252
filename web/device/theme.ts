import { useSyncExternalStore } from 'react'
import { storedText } from './stored.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Kept on the device; `public/theme.js` reads the same key before the first paint. */
const choice = storedText('theme')
const listeners = new Set<() => void>()

/** The chosen colour mode; `system` follows the device. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system')

/** Shows a colour mode at once and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset['theme'] = theme
  choice.keep(theme === 'system' ? null : theme)
  for (const listener of listeners) listener()
}

const chosenTheme = (): Theme => {
  const shown = document.documentElement.dataset['theme']
  return THEMES.find((theme) => theme === shown) ?? 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
