import { NATIVE_HEADERS } from '#contract/native.ts'
import { nativePlatform } from '#web/device/platform.ts'
import { logFailure } from '#web/device/silently.ts'

interface Credentials {
  readonly credentials: RequestCredentials
  readonly headers: Readonly<Record<string, string>>
}

/** The native shell's token; browsers have a cookie that scripts cannot read. */
let token: string | null = null
const vault = () => import('#web/device/native/vault.ts')
const pendingLogouts = async () => (await import('#web/device/native/pending-logouts.ts')).pendingLogouts

/** Credentials of a call: the cookie in browsers; in the native shell its token (Trust S26), or `as`. */
export function credentials(as = token): Credentials {
  const platform = nativePlatform()
  if (platform === null) return { credentials: 'include', headers: {} }
  const headers = { [NATIVE_HEADERS.platform]: platform, ...(as && { authorization: `Bearer ${as}` }) }
  return { credentials: 'omit', headers }
}

/** In the native shell no user is signed in without a token; of a browser's cookie only the server knows. */
export const hasNoToken = (): boolean => nativePlatform() !== null && token === null

/** Loads the token that is stored in the device's vault. */
export async function loadToken(): Promise<void> {
  try {
    token = await (await vault()).readToken()
  } catch (error) {
    logFailure('read the session from the vault', error)
  }
}

/** Stores the token of an answer, if it has one. */
export async function storeToken({ headers }: Response): Promise<void> {
  const handed = headers.get(NATIVE_HEADERS.token)
  if (handed === null || nativePlatform() === null) return
  token = handed
  try {
    await (await vault()).writeToken(handed)
  } catch (error) {
    // Without secure storage the user is signed in until the app ends.
    logFailure('keep the session in the vault', error)
  }
}

/** Deletes a token that is no longer valid. */
export function clearToken(): void {
  if (token === null) return
  token = null
  removeFromVault()
}

/** Queues a token that is still valid: from now on it is used only to end its session. */
export async function queueTokenForLogout(): Promise<void> {
  if (token === null) return
  const left = token
  token = null
  try {
    await (await pendingLogouts()).keep(left)
  } catch (error) {
    logFailure('keep a session that has to be ended', error)
  }
  removeFromVault()
}

/** Ends sessions that were logged out offline, each by its own token; throws when one could not be ended. */
export async function endQueuedSessions(end: (token: string) => Promise<unknown>): Promise<void> {
  if (nativePlatform() !== null) await (await pendingLogouts()).endAll(end)
}

function removeFromVault(): void {
  vault()
    .then(({ removeToken }) => removeToken())
    .catch((error: unknown) => logFailure('remove the session from the vault', error))
}
