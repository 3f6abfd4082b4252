import { isLogoutPending } from './pending-logout.ts'
import { refreshSession } from './session.ts'

/** By then the tab that logs out has sent its unsent swipes, or given up. */
const LEFT_AFTER_MS = 4000

/**
 * Refreshes the session after a logout in another tab, and when the browser restores this page from its back/forward
 * cache: what it shows may belong to a user who has logged out (Trust S19). Returns a function that stops it.
 */
export function followSession(): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== 'leaving') return
    clearTimeout(later)
    // The logout is pending: the other tab sends it. Without a network this tab signs out as well after the delay.
    later = setTimeout(() => void refreshSession(true), isLogoutPending() ? LEFT_AFTER_MS : 0)
  }
  const broughtBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refreshSession(true)
  }
  addEventListener('storage', otherTab)
  addEventListener('pageshow', broughtBack)
  return () => {
    clearTimeout(later)
    removeEventListener('storage', otherTab)
    removeEventListener('pageshow', broughtBack)
  }
}
