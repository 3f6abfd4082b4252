import { isLeaving } from './leaving.ts'
import { refreshSession } from './session.ts'

/** By then the tab in which somebody leaves has sent what still waited, or given it up. */
const LEFT_AFTER_MS = 4000

/**
 * Asks again who is here when the person has left in another tab, and when the browser takes this page out of its memory
 * (the back button after a logout): what it shows may belong to somebody who is gone (Trust S19). Returns how to stop.
 */
export function followSession(): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const otherTab = ({ key }: StorageEvent) => {
    if (key !== 'leaving') return
    clearTimeout(later)
    // The wish to leave stands: that tab tells the server. Without a network nobody can, and the person is gone here too.
    later = setTimeout(() => void refreshSession(), isLeaving() ? LEFT_AFTER_MS : 0)
  }
  const broughtBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void refreshSession()
  }
  addEventListener('storage', otherTab)
  addEventListener('pageshow', broughtBack)
  return () => {
    clearTimeout(later)
    removeEventListener('storage', otherTab)
    removeEventListener('pageshow', broughtBack)
  }
}
