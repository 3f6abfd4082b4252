/** Limits of accounts that the browser and the server share. Spec §5 and §9 unless another source is named. */

export const ACCOUNT = {
  usernameMin: 3,
  usernameMax: 30,
  /** Spec §5; brands and admins need more (Decision 111). */
  passwordMin: 6,
  passwordMinStaff: 14,
  passwordMinBrand: 12,
  passwordMax: 128,
  emailMax: 254,
  codeDigits: 6,
  /** Trust S09, S10. */
  codeMinutes: 10,
  codeGuesses: 5,
  /** Decision 112: age of a sign-in that still counts as proof of identity. */
  freshSignInMinutes: 15,
  /** Decision 112: how long the former address can take a change of address back. */
  emailRevertDays: 7,
} as const

/** Trust S20: days without use after which a session ends. Sessions of admins end within the hour. */
export const SESSION_IDLE_DAYS = { consumer: 30, brand: 7 } as const

/** How long the browser keeps the signed-in user before it requests it again. */
export const SESSION_CACHE_MS = 60_000

/** Addresses that refused mails, in the administration. */
export const BOUNCES = { page: 100 } as const
