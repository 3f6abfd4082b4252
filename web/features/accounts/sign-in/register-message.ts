import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import type { Translate } from '#web/i18n/translate.ts'

/** Spec §8: texts for a refused registration, matched by words of the server's sentence, in this order. */
export function registerMessage(message: string): PlainKey | null {
  if (message.includes('Email already exists') || message.includes('already registered')) return 'accounts.emailTaken'
  if (message.includes('Username') && message.includes('exists')) return 'accounts.usernameTaken'
  if (message.includes('Invalid') || message.includes('invalid')) return 'accounts.registerInvalid'
  return null
}

/** The text for a call that could not create an account. */
export function registerRefusal(error: unknown, t: Translate, fallback: string): string {
  const known = error instanceof CallFailure ? registerMessage(error.message) : null
  return known ? t(known) : shownMessage(error, t, fallback)
}
