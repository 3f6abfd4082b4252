import { storedText } from '#web/device/stored.ts'

/** Spec §3: the flag on the device. */
const flag = storedText('hasSeenOnboarding')
const SEEN = 'true'

/** Where storage is blocked, it counts as seen: otherwise the introduction would appear on every visit. */
export const hasSeenOnboarding = (): boolean => flag.read(SEEN) !== null

export const markOnboardingSeen = (): void => flag.keep(SEEN)
