export interface EnteredAccount {
  readonly username: string
  readonly email: string
  /** Empty after a reload: passwords are kept in memory only. */
  readonly password: string
}

/** What was registered in this document and waits for its code. */
let entered: EnteredAccount | null = null
/** What the registration form starts with, on the way back from the step of the code (Decision 055). */
let correction: EnteredAccount | null = null

export function keepEnteredAccount(account: EnteredAccount): void {
  entered = account
}

export function beginCorrection(email: string): void {
  correction = entered?.email === email ? entered : { username: '', email, password: '' }
}

export const accountToCorrect = (): EnteredAccount | null => correction

export function endCorrection(): void {
  correction = null
}

/** The address is confirmed. */
export function forgetEnteredAccount(): void {
  entered = null
  correction = null
}
