import { navigate } from 'wouter/use-browser-location'
import { SCREEN_TIMES } from '#contract/screens.limits.ts'
import { clearLogoutPending, endSession, markLogoutPending } from '#web/api/pending-logout.ts'
import { endWork, sendBeforeLogout, setSignedOut } from '#web/api/session.ts'
import { logFailure } from '#web/device/silently.ts'
import { PATHS } from '#web/paths.ts'

/** Ends this session and shows the page at `to`. A failure is only logged (Spec §8); the call is repeated before the next sign-in here (Trust S19). */
export async function logout(to: string = PATHS.home): Promise<void> {
  markLogoutPending()
  await sendBeforeLogout()
  await endWork()
  try {
    await endSession()
  } catch (error) {
    logFailure('log out', error)
  }
  await leave(to)
}

/** After a deletion. */
export async function leaveAfterDeletion(): Promise<void> {
  // Setting and clearing the mark makes the other tabs check their session.
  markLogoutPending()
  clearLogoutPending()
  await leave(PATHS.home)
}

/** After logout and deletion (Spec §4): clears the cache, goes to another page, usually the start page, and reloads. */
async function leave(to: string): Promise<void> {
  navigate(to, { replace: true })
  // Once more, because another tab may have stored something until the session had ended.
  const hasEnded = endWork()
  setSignedOut()
  await hasEnded
  setTimeout(() => location.reload(), SCREEN_TIMES.reloadAfterLogoutMs)
}
