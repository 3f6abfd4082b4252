/** Spec §3: key of the flag on the device. */
const STORED_AS = 'hasSeenOnboarding'

export function hasSeenOnboarding(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== null
  } catch {
    return true // Without storage it would come back on every visit.
  }
}

export function markOnboardingSeen(): void {
  try {
    localStorage.setItem(STORED_AS, 'true')
  } catch {
    // Without storage it is not shown in the first place.
  }
}
