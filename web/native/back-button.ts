import { App } from '@capacitor/app'
import { barePath } from '#contract/pages.ts'
import { silently } from '#web/device/silently.ts'
import { PATHS } from '#web/paths.ts'
import { goBack } from '#web/ui/page/go-back.ts'

/** Pages behind which there is nothing: the deck for members, the login for everybody else. */
const ROOTS: readonly string[] = [PATHS.home, PATHS.discovery, PATHS.login, PATHS.auth, PATHS.mobile]

/** Android's back: closes what lies on top, else goes one page back, else leaves the app. */
export async function followBackButton(): Promise<void> {
  await App.addListener('backButton', () => {
    if (closesLayer()) return
    if (ROOTS.includes(barePath(location.pathname))) silently('leave the app', App.exitApp())
    else goBack(PATHS.home)
  })
}

/** Every layer closes on Escape and marks the key that it took; the browser's own dialog asks by an event of its own. */
function closesLayer(): boolean {
  const modal = document.querySelector('dialog:modal')
  if (modal) return !modal.dispatchEvent(new Event('cancel', { cancelable: true }))
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  return !(document.activeElement ?? document.body).dispatchEvent(key)
}
