import { App } from '@capacitor/app'
import { Keyboard } from '@capacitor/keyboard'
import { SplashScreen } from '@capacitor/splash-screen'
import { recallToken, setTokenAside } from '#web/api/caller.ts'
import { isLeaving, tellLeftSessions } from '#web/api/leaving.ts'
import { beforeLeaving, refreshSession } from '#web/api/session.ts'
import { askConnection, followConnection } from '#web/device/native/connection.ts'
import { onReminderTapped, turnReminderOff } from '#web/device/native/reminder.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { PATHS } from '#web/paths.ts'
import { go } from '#web/ui/page/go-back.ts'
import { followBackButton } from './back-button.ts'
import { followAppLinks, openForeignLinksInApp, takeLaunchLink } from './links.ts'
import { followStatusBar } from './status-bar.ts'
import './shell.css'

/**
 * Prepares the native shell for the app: whose session it is and which page was asked for are known before the first
 * screen, everything else follows along. Nothing that fails here keeps the app from starting.
 */
export async function openShell(): Promise<void> {
  document.documentElement.dataset['shell'] = ''
  await Promise.all([recallToken(), orLog('read the link that started the app', takeLaunchLink())])
  // The page that was left may have been gone before the vault had answered.
  if (isLeaving()) await setTokenAside()
  silently('end sessions that were left', tellLeftSessions())
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
  // Whoever signs out or deletes the account is not reminded of it every morning.
  beforeLeaving({ end: () => turnReminderOff() })
}

/** Takes the system's splash away once the app has painted something of its own. */
export function uncover(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => silently('hide the splash', SplashScreen.hide({ fadeOutDuration: 200 }))),
  )
}

const orLog = (doing: string, work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => logFailure(doing, error))

/** While somebody types, the bar at the foot makes room (`shell.css`). */
async function followKeyboard(): Promise<void> {
  const show = (isOpen: boolean) => document.documentElement.toggleAttribute('data-keyboard', isOpen)
  await Promise.all([
    Keyboard.addListener('keyboardWillShow', () => show(true)),
    Keyboard.addListener('keyboardWillHide', () => show(false)),
  ])
}

/** Back from a pause nobody knows what happened meanwhile. */
async function followPauses(): Promise<void> {
  await App.addListener('resume', () => {
    silently('ask for the connection', askConnection())
    silently('ask who is signed in', refreshSession())
  })
}
