import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage'

const STORED_AS = 'session'

/** The session's token in Keychain or Keystore (trust S26); null when there is none. */
export async function readToken(): Promise<string | null> {
  const kept = await SecureStorage.get(STORED_AS, false)
  return typeof kept === 'string' ? kept : null
}

/** Keeps it on this device only: it goes into no backup and onto no other phone. */
export const writeToken = (token: string): Promise<void> =>
  SecureStorage.set(STORED_AS, token, false, false, KeychainAccess.afterFirstUnlockThisDeviceOnly)

export async function removeToken(): Promise<void> {
  await SecureStorage.remove(STORED_AS, false)
}
