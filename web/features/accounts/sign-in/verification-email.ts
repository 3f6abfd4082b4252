import { storedText } from '#web/device/stored.ts'

/** Spec §3: the address to be confirmed, stored on the device until it is. The link in the mail contains it as well. */
const address = storedText('verification_email')

export const keepVerificationEmail = (email: string): void => address.keep(email)
export const keptVerificationEmail = (): string => address.read() ?? ''
export const forgetVerificationEmail = (): void => address.keep(null)
