import { barePath } from '#contract/pages.ts'
import { dressStatusBar, type StatusBarLook } from '#web/device/native/status-bar.ts'
import { PATHS } from '#web/paths.ts'

/** Spec §2, status bar style per route. */
const DARK: readonly string[] = [
  PATHS.profile,
  PATHS.saved,
  PATHS.brands,
  PATHS.search,
  '/dashboard',
  '/brand-dashboard',
]

/** The look of the bar over a page. In dark colours it is dark on every page: a white strip would glare at night. */
export const statusBarOn = (path: string, isDarkMode: boolean): StatusBarLook =>
  isDarkMode || DARK.includes(barePath(path)) ? 'dark' : 'light'

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

function isDarkMode(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? darkSystem().matches : chosen === 'dark'
}

/** Dresses the status bar now and at every move, also when the colours change. */
export function followStatusBar(): void {
  let shown: StatusBarLook | null = null
  const update = () => {
    const look = statusBarOn(location.pathname, isDarkMode())
    if (look !== shown) dressStatusBar(look)
    shown = look
  }
  // The router tells of its own moves by the last two.
  for (const event of ['popstate', 'pushState', 'replaceState']) addEventListener(event, update)
  darkSystem().addEventListener('change', update)
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  update()
}
