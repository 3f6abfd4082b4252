import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'

const STORED_AS = 'session'
const ENDED_AS = 'ended'

/** The session's token in Keychain or Keystore (Trust S26); null when there is none. */
export async function readToken(): Promise<string | null> {
  const kept = await SecureStorage.get(STORED_AS, false)
  return typeof kept === 'string' ? kept : null
}

/** Stores it on this device only: it is excluded from backups and transfers. */
export const writeToken = (token: string): Promise<void> => keepHere(STORED_AS, token)

export async function removeToken(): Promise<void> {
  await SecureStorage.remove(STORED_AS, false)
}

/** Tokens of sessions that were logged out here, but not yet ended on the server. They sign no user in. */
export async function readPendingTokens(): Promise<readonly string[]> {
  const kept = await SecureStorage.get(ENDED_AS, false)
  return Array.isArray(kept) ? kept.filter((token) => typeof token === 'string') : []
}

export async function writePendingTokens(tokens: readonly string[]): Promise<void> {
  if (tokens.length > 0) await keepHere(ENDED_AS, [...tokens])
  else await SecureStorage.remove(ENDED_AS, false)
}

const keepHere = (name: string, value: string | string[]): Promise<void> =>
  SecureStorage.set(name, value, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly)
