import type { PlainKey } from '#web/i18n/catalogue.ts'

/** Spec §8: the rows of the catalogue that a refused registration matches by its words, in their order. */
export function registerMessage(message: string): PlainKey | null {
  if (message.includes('Email already exists') || message.includes('already registered')) return 'accounts.emailTaken'
  if (message.includes('Username') && message.includes('exists')) return 'accounts.usernameTaken'
  if (message.includes('Invalid') || message.includes('invalid')) return 'accounts.registerInvalid'
  return null
}
