import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import { storedText } from './stored.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Stored on the device; `public/theme.js` reads the same key before the first paint. */
const STORED_AS = 'theme'
const choice = storedText(STORED_AS)
const { subscribe, notify } = createListeners()

/** The chosen colour mode; `system` follows the device. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme, () => 'system')

/** Shows a colour mode at once and stores the choice. */
export function chooseTheme(theme: Theme): void {
  show(theme)
  choice.keep(theme === 'system' ? null : theme)
}

/** Applies a choice made in another tab of this browser. */
export function followThemeOfOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORED_AS) show(themeNamed(choice.read()))
  })
}

function show(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset['theme'] = theme
  notify()
}

const chosenTheme = (): Theme => themeNamed(document.documentElement.dataset['theme'])

const themeNamed = (name: string | null | undefined): Theme => THEMES.find((theme) => theme === name) ?? 'system'
