import { storedText } from '#web/device/stored.ts'

/** Spec §3: the address that waits for its code, stored on the device until it is confirmed. The link has it, too. */
const address = storedText('verification_email')

export const keepVerificationEmail = (email: string): void => address.keep(email)
export const keptVerificationEmail = (): string => address.read() ?? ''
export const forgetVerificationEmail = (): void => address.keep(null)
