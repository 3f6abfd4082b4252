import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'
import { isUnauthenticated } from './call-failure.ts'
import { hasNoToken } from './credentials.ts'
import { endSession, isLogoutPending } from './pending-logout.ts'

export type SessionUser = Answer<'GET /api/auth/me'>

/** `isCertain`: the server answered, or the user logged out. Otherwise it is assumed, and nothing may be deleted for it. */
export interface SessionState {
  readonly user: SessionUser | null
  readonly isCertain: boolean
}

/** What is known without the server. */
interface KnownUsers {
  /** The session that is shown now; undefined while loading. */
  readonly current: () => SessionState | undefined
  /** The owner of the offline store. */
  readonly kept: () => Promise<SessionUser | null>
}

/**
 * Asks the server. Only a 401 or a pending logout means signed out. With any other answer, or none, the session stays
 * as it is shown; where none is shown yet, it is that of the offline store's owner.
 */
export async function fetchSession({ current, kept }: KnownUsers): Promise<SessionState> {
  if (isLogoutPending() && !(await hasLeft())) return { user: null, isCertain: true }
  if (hasNoToken()) return { user: null, isCertain: true }
  try {
    return { user: await call('GET /api/auth/me'), isCertain: true }
  } catch (error) {
    if (isUnauthenticated(error)) return { user: null, isCertain: true }
    logFailure('ask who is signed in', error)
  }
  const known = current()
  if (known) return known
  try {
    return { user: await kept(), isCertain: false }
  } catch (error) {
    logFailure('read the stored user', error)
    return { user: null, isCertain: false }
  }
}

/** Sends the pending logout again. */
async function hasLeft(): Promise<boolean> {
  try {
    await endSession()
    return true
  } catch (error) {
    logFailure('log out', error)
    return false
  }
}
