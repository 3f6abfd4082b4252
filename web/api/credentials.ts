import { NATIVE_HEADERS } from '#contract/native.ts'
import { nativePlatform } from '#web/device/platform.ts'
import { logFailure } from '#web/device/silently.ts'

interface Credentials {
  readonly credentials: RequestCredentials
  readonly headers: Readonly<Record<string, string>>
}

/** The shell's own; browsers have a cookie that no script can read. */
let token: string | null = null
const vault = () => import('#web/device/native/vault.ts')
const pendingLogouts = async () => (await import('#web/device/native/pending-logouts.ts')).pendingLogouts

/** How a call says who is asking: browsers by their cookie, the native shell by its token (Trust S26) or by `as`. */
export function credentials(as = token): Credentials {
  const platform = nativePlatform()
  if (platform === null) return { credentials: 'include', headers: {} }
  const headers = { [NATIVE_HEADERS.platform]: platform, ...(as && { authorization: `Bearer ${as}` }) }
  return { credentials: 'omit', headers }
}

/** Takes up the token that the last run of the app left in the device's vault. */
export async function loadToken(): Promise<void> {
  try {
    token = await (await vault()).readToken()
  } catch (error) {
    logFailure('read the session from the vault', error)
  }
}

/** Keeps the token that an answer carries, if it does. */
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

/** Forgets a token that opens nothing any more. */
export function clearToken(): void {
  if (token === null) return
  token = null
  removeFromVault()
}

/** Forgets a token that still opens something: it can be used for nothing any more but to end its session. */
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

/** Ends what was left without a network, each session by its own token; throws when the server could not hear all. */
export async function endQueuedSessions(end: (token: string) => Promise<unknown>): Promise<void> {
  if (nativePlatform() !== null) await (await pendingLogouts()).endAll(end)
}

function removeFromVault(): void {
  vault()
    .then(({ removeToken }) => removeToken())
    .catch((error: unknown) => logFailure('remove the session from the vault', error))
}
