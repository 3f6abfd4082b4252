import { storedText } from '#web/device/stored.ts'

/** Spec §3: the flag on the device. */
const flag = storedText('hasSeenOnboarding')
const SEEN = 'true'

/** Without storage it would come back on every visit, so there it counts as seen. */
export const hasSeenOnboarding = (): boolean => flag.read(SEEN) !== null

export const markOnboardingSeen = (): void => flag.keep(SEEN)
