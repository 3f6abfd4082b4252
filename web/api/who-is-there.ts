import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'
import { isUnauthenticated } from './call-failure.ts'
import { endSession, isLeaving } from './leaving.ts'

export type SessionUser = Answer<'GET /api/auth/me'>

/** `isCertain`: the server or the person said so. Anything else is assumed, and nothing may be wiped for it. */
export interface Presence {
  readonly user: SessionUser | null
  readonly isCertain: boolean
}

/** What is known without the server. */
interface Memory {
  /** Who is shown now; undefined while that is still being asked. */
  readonly current: () => Presence | undefined
  /** Whoever something is kept for on this device. */
  readonly kept: () => Promise<SessionUser | null>
}

/**
 * Asks the server. Only its 401 or a logout means nobody. By any other answer, or none, nobody was signed out: what is
 * known is answered unchanged, else whoever something is kept for.
 */
export async function whoIsThere({ current, kept }: Memory): Promise<Presence> {
  if (isLeaving() && !(await hasLeft())) return { user: null, isCertain: true }
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
    logFailure('read who was here last', error)
    return { user: null, isCertain: false }
  }
}

/** Tells the server once more that the person has left. */
async function hasLeft(): Promise<boolean> {
  try {
    await endSession()
    return true
  } catch (error) {
    logFailure('log out', error)
    return false
  }
}
