import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { FormFailure } from '#web/ui/forms/use-form.ts'

/** Spec §8: texts for a refused registration, matched by words of the server's sentence, in this order. */
export function registerMessage(message: string): PlainKey | null {
  if (message.includes('Email already exists') || message.includes('already registered')) return 'accounts.emailTaken'
  if (message.includes('Username') && message.includes('exists')) return 'accounts.usernameTaken'
  if (message.includes('Invalid') || message.includes('invalid')) return 'accounts.registerInvalid'
  return null
}

/** The fields that the server refuses by these codes. */
const FIELDS: Readonly<Record<string, string>> = {
  'accounts.username-taken': 'username',
  'accounts.username-characters': 'username',
  'accounts.email-taken': 'email',
  'accounts.password-short': 'password',
  'accounts.password-common': 'password',
  'accounts.terms': 'terms',
}

/** The text for a call that could not create an account, and the field that it is about. */
export function registerRefusal(error: unknown, t: Translate, fallback: string): FormFailure {
  if (!(error instanceof CallFailure)) return { text: shownMessage(error, t, fallback), field: null }
  const known = registerMessage(error.message)
  return { text: known ? t(known) : shownMessage(error, t, fallback), field: FIELDS[error.code] ?? null }
}
