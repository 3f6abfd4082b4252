import type { PlainKey } from '#web/i18n/catalogue.ts'

/** Spec §8: texts for a refused registration, matched by words of the server's sentence, in this order. */
export function registerMessage(message: string): PlainKey | null {
  if (message.includes('Email already exists') || message.includes('already registered')) return 'accounts.emailTaken'
  if (message.includes('Username') && message.includes('exists')) return 'accounts.usernameTaken'
  if (message.includes('Invalid') || message.includes('invalid')) return 'accounts.registerInvalid'
  return null
}
