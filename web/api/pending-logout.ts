import { storedText } from '#web/device/stored.ts'
import { call } from './call.ts'
import { endQueuedSessions } from './credentials.ts'

/** Stored from the logout until the server has confirmed it (Trust S19). */
const pending = storedText('leaving')

/** True while the server may still know a session that was logged out here. The app counts as signed out then. */
export const isLogoutPending = (): boolean => pending.read() !== null

/**
 * Marks the logout as pending: without a network the cookie would still open the account to the next user of this device.
 * Where nothing can be stored, the logout is sent once and not repeated.
 */
export const markLogoutPending = (): void => pending.keep('true')

/** The session has ended, or another one has replaced it. */
export const clearLogoutPending = (): void => pending.keep(null)

/** Ends the session on the server. Throws when it could not be reached; the logout then stays pending. */
export async function endSession(): Promise<void> {
  await call('POST /api/auth/logout')
  await logOutQueuedSessions()
  clearLogoutPending()
}

/** Ends sessions that were logged out in the native shell without a network. Throws when one could not be ended. */
export const logOutQueuedSessions = (): Promise<void> =>
  endQueuedSessions((token) => call('POST /api/auth/logout', { token }))
