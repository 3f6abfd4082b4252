interface StoredOnDevice {
  /** The vault is the native shell's: Keychain or Keystore. */
  readonly where: 'cookies' | 'vault' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches'
  /** The names of its entries; a `*` at the end matches any ending. */
  readonly names: readonly string[]
}

/**
 * Everything that may be stored on a device without consent (Trust L25), by purpose. The privacy page describes
 * this list (`privacy.device-…`), and every browser journey fails on an entry that is not on it.
 */
export const DEVICE_STORAGE = {
  session: { where: 'cookies', names: ['__Host-sid', 'sid'] },
  appSession: { where: 'vault', names: ['session'] },
  signedIn: { where: 'localStorage', names: ['signed_in'] },
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
  ticketDraft: { where: 'sessionStorage', names: ['ticket_draft'] },
  chat: { where: 'localStorage', names: ['chat'] },
  brandDraft: { where: 'localStorage', names: ['brand_draft'] },
  workspaceRail: { where: 'localStorage', names: ['workspace_rail'] },
  workspaceColumns: { where: 'localStorage', names: ['workspace_hidden_columns'] },
  searches: { where: 'localStorage', names: ['recent_searches'] },
  google: { where: 'sessionStorage', names: ['google_sign_in'] },
  workspace: { where: 'sessionStorage', names: ['workspace_brand', 'workspace_uploads'] },
  heroLikes: { where: 'localStorage', names: ['hero_likes'] },
  swipes: { where: 'indexedDB', names: ['dropdeck'] },
  ownCards: { where: 'indexedDB', names: ['dropdeck-kept', 'workbox-expiration'] },
  ownPictures: { where: 'caches', names: ['dropdeck-pictures'] },
  app: { where: 'caches', names: ['dropdeck-shell'] },
} as const satisfies Readonly<Record<string, StoredOnDevice>>

export type DevicePurpose = keyof typeof DEVICE_STORAGE
export type DeviceStore = StoredOnDevice['where']
