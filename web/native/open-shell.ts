import { App } from '@capacitor/app'
import { Keyboard } from '@capacitor/keyboard'
import { SplashScreen } from '@capacitor/splash-screen'
import { loadToken, queueTokenForLogout } from '#web/api/credentials.ts'
import { isLogoutPending, logOutQueuedSessions } from '#web/api/pending-logout.ts'
import { beforeLogout, refreshSession } from '#web/api/session.ts'
import { followConnection, readConnection } from '#web/device/native/connection.ts'
import { onReminderTapped, turnReminderOff } from '#web/device/native/reminder.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { PATHS } from '#web/paths.ts'
import { go } from '#web/ui/page/navigation.ts'
import { followBackButton } from './back-button.ts'
import { followAppLinks, openForeignLinksInApp, openLaunchLink } from './links.ts'
import { followStatusBar } from './status-bar.ts'
import './shell.css'

/**
 * Prepares the native shell: token and launch link are read before the first screen, everything else runs in parallel.
 * A failure here never keeps the app from starting.
 */
export async function openShell(): Promise<void> {
  document.documentElement.dataset['shell'] = ''
  await Promise.all([loadToken(), orLog('read the link that started the app', openLaunchLink())])
  // A logout may have been interrupted before the token was queued.
  if (isLogoutPending()) await queueTokenForLogout()
  silently('end queued sessions', logOutQueuedSessions())
  followStatusBar()
  openForeignLinksInApp()
  silently('follow the connection', followConnection())
  silently('follow the back button', followBackButton())
  silently('follow links', followAppLinks())
  silently('follow the keyboard', followKeyboard())
  silently('follow pauses', followPauses())
  silently(
    'follow the reminder',
    onReminderTapped(() => go(PATHS.discovery)),
  )
  // No reminder after a logout or the deletion of the account.
  beforeLogout({ end: () => turnReminderOff() })
}

/** Hides the system's splash after the app's first paint. */
export function hideSplash(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => silently('hide the splash', SplashScreen.hide({ fadeOutDuration: 200 }))),
  )
}

const orLog = (doing: string, work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => logFailure(doing, error))

/** Hides the navigation while the keyboard is open (`shell.css`). */
async function followKeyboard(): Promise<void> {
  const show = (isOpen: boolean) => document.documentElement.toggleAttribute('data-keyboard', isOpen)
  await Promise.all([
    Keyboard.addListener('keyboardWillShow', () => show(true)),
    Keyboard.addListener('keyboardWillHide', () => show(false)),
  ])
}

/** After a pause, network and session may have changed. */
async function followPauses(): Promise<void> {
  await App.addListener('resume', () => {
    silently('ask for the connection', readConnection())
    silently('ask who is signed in', refreshSession())
  })
}
