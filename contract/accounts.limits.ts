/** Numbers of accounts that both sides keep. Spec §5 and §9 unless another source is named. */

export const ACCOUNT = {
  usernameMin: 3,
  usernameMax: 30,
  /** Spec §5; brands 12 and admins 14 (Decision 111). */
  passwordMin: 6,
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

/** Trust S20: days that a session lives without use. Those of admins end within the hour. */
export const SESSION_IDLE_DAYS = { consumer: 30, brand: 7 } as const

/** The signed-in user is asked for again after this long. */
export const SESSION_CACHE_MS = 60_000
