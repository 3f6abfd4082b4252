import { App } from '@capacitor/app'
import { barePath } from '#contract/pages.ts'
import { silently } from '#web/device/silently.ts'
import { AUTH_PATHS, PATHS } from '#web/paths.ts'
import { goBack } from '#web/ui/page/navigation.ts'

/** The deck for members, the login for visitors: from here, back leaves the app. */
const ROOTS: readonly string[] = [PATHS.home, PATHS.discovery, ...AUTH_PATHS]

/** Android's back button closes the top layer, else goes one page back, else leaves the app. */
export async function followBackButton(): Promise<void> {
  await App.addListener('backButton', () => {
    if (closesLayer()) return
    if (ROOTS.includes(barePath(location.pathname))) silently('leave the app', App.exitApp())
    else goBack(PATHS.home)
  })
}

/** Layers close on Escape and call `preventDefault`; the browser's own dialog wants a `cancel` event instead. */
function closesLayer(): boolean {
  const modal = document.querySelector('dialog:modal')
  if (modal) return !modal.dispatchEvent(new Event('cancel', { cancelable: true }))
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return !(document.activeElement ?? document.body).dispatchEvent(key)
}
