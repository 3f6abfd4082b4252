import { type StatusBarLook, setStatusBar } from '#web/device/native/status-bar.ts'

/** Dark where the page says so (Spec §2), and on every page in dark mode. */
export const statusBarLook = (wanted: string | undefined, isDarkMode: boolean): StatusBarLook =>
  isDarkMode || wanted === 'dark' ? 'dark' : 'light'

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

function isDarkMode(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? darkSystem().matches : chosen === 'dark'
}

/** Sets the look of the status bar now, and whenever the page or the colours change. */
export function followStatusBar(): void {
  let shown: StatusBarLook | null = null
  const update = () => {
    const look = statusBarLook(document.documentElement.dataset['statusBar'], isDarkMode())
    if (look !== shown) setStatusBar(look)
    shown = look
  }
  darkSystem().addEventListener('change', update)
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-status-bar'] })
  update()
}
