interface KeptOnDevice {
  /** The vault is the native shell's: Keychain or Keystore. */
  readonly where: 'cookies' | 'vault' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches'
  /** The names under which it lies there; a `*` at the end stands for any ending. */
  readonly names: readonly string[]
}

/**
 * Everything that may lie on a device without being asked for (Trust L25), by what it is for. The privacy page shows
 * this list in words (`privacy.device-…`), and every browser journey fails over what is not on it.
 */
export const DEVICE_STORAGE = {
  session: { where: 'cookies', names: ['__Host-sid', 'sid'] },
  appSession: { where: 'vault', names: ['session'] },
  leaving: { where: 'localStorage', names: ['leaving'] },
  appLeaving: { where: 'vault', names: ['ended'] },
  language: { where: 'localStorage', names: ['language'] },
  theme: { where: 'localStorage', names: ['theme'] },
  motion: { where: 'localStorage', names: ['motion'] },
  haptics: { where: 'localStorage', names: ['haptics'] },
  onboarding: { where: 'localStorage', names: ['hasSeenOnboarding'] },
  verification: { where: 'localStorage', names: ['verification_email'] },
  look: { where: 'localStorage', names: ['discovery_look'] },
  passReasons: { where: 'localStorage', names: ['pass_reasons'] },
  searches: { where: 'localStorage', names: ['recent_searches'] },
  google: { where: 'sessionStorage', names: ['google_sign_in'] },
  swipes: { where: 'indexedDB', names: ['dropdeck'] },
  ownCards: { where: 'indexedDB', names: ['dropdeck-kept', 'workbox-expiration'] },
  ownPictures: { where: 'caches', names: ['dropdeck-pictures'] },
  app: { where: 'caches', names: ['dropdeck-shell'] },
} as const satisfies Readonly<Record<string, KeptOnDevice>>

export type DevicePurpose = keyof typeof DEVICE_STORAGE
export type DeviceStore = KeptOnDevice['where']
