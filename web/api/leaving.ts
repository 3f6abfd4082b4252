import { storedText } from '#web/device/stored.ts'
import { call } from './call.ts'
import { endLeftSessions } from './caller.ts'

/** Stands on the device from the wish to log out until the server has heard of it (Trust S19). */
const wish = storedText('leaving')

/** True while somebody has logged out here, but the server may still know the session. Nobody is signed in then. */
export const isLeaving = (): boolean => wish.read() !== null

/**
 * Notes the wish: without a network the cookie would otherwise open the account to the next person at this device.
 * Where nothing can be stored the server is told once, and not again.
 */
export const startLeaving = (): void => wish.keep('true')

/** The session is over, or another one has taken its place. */
export const stopLeaving = (): void => wish.keep(null)

/** Ends the session on the server. Throws when that was not told; then the wish still stands. */
export async function endSession(): Promise<void> {
  await call('POST /api/auth/logout')
  await tellLeftSessions()
  stopLeaving()
}

/** Ends what was left in the native shell without a network. Throws when the server could not hear all of it. */
export const tellLeftSessions = (): Promise<void> =>
  endLeftSessions((token) => call('POST /api/auth/logout', { token }))
