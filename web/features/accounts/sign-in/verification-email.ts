/** Spec §3: the address that waits for its code, kept on the device until it is confirmed. */
const STORED_AS = 'verification_email'

export function keepVerificationEmail(email: string): void {
  try {
    localStorage.setItem(STORED_AS, email)
  } catch {
    // Without storage the address still stands in the link.
  }
}

export function keptVerificationEmail(): string {
  try {
    return localStorage.getItem(STORED_AS) ?? ''
  } catch {
    return ''
  }
}

export function forgetVerificationEmail(): void {
  try {
    localStorage.removeItem(STORED_AS)
  } catch {
    // Nothing was kept.
  }
}
