import { call } from './call.ts'

/** Stands on the device from the wish to log out until the server has heard of it (trust S19). */
const STORED_AS = 'leaving'

/** True while somebody has logged out here, but the server may still know the session. Nobody is signed in then. */
export function isLeaving(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null
  } catch {
    return false
  }
}

/** Notes the wish: without a network the cookie would otherwise open the account to the next person at this device. */
export function startLeaving(): void {
  try {
    localStorage.setItem(STORED_AS, 'true')
  } catch {
    // Without storage the server is told once, and not again.
  }
}

/** The session is over, or another one has taken its place. */
export function stopLeaving(): void {
  try {
    localStorage.removeItem(STORED_AS)
  } catch {
    // Nothing was noted.
  }
}

/** Ends the session on the server. Throws when that was not told; then the wish still stands. */
export async function endSession(): Promise<void> {
  await call('POST /api/auth/logout')
  stopLeaving()
}
