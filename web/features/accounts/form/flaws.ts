import { ACCOUNT } from '#contract/accounts.limits.ts'
import type { Fields, Flaw } from '#web/ui/forms/use-form.ts'

const required = (fields: Fields, names: readonly string[]): Flaw | null => {
  const field = names.find((name) => !fields[name]?.trim())
  return field ? { field, key: 'accounts.fillAll' } : null
}

/** Spec §5, login. */
export const loginFlaw = (fields: Fields): Flaw | null => required(fields, ['username', 'password'])

/** Spec §5, register, in its order. */
export function registerFlaw(fields: Fields): Flaw | null {
  const missing = required(fields, ['username', 'email', 'password', 'confirmPassword'])
  if (missing) return missing
  if (fields['password'] !== fields['confirmPassword']) {
    return { field: 'confirmPassword', key: 'accounts.passwordMismatch' }
  }
  if (isShort(fields['password'])) return { field: 'password', key: 'accounts.passwordShort' }
  return fields['terms'] ? null : { field: 'terms', key: 'accounts.termsRegister' }
}

/** Spec §5, forgot password. */
export function forgotFlaw(fields: Fields): Flaw | null {
  const email = fields['email']?.trim() ?? ''
  if (email === '') return { field: 'email', key: 'accounts.emailMissing' }
  return email.includes('@') ? null : { field: 'email', key: 'accounts.emailInvalid' }
}

/** Spec §5, Google. */
export const googleFlaw = (fields: Fields): Flaw | null =>
  fields['terms'] ? null : { field: 'terms', key: 'accounts.termsGoogle' }

/** Confirmation of an address: address and code. */
export function codeFlaw(fields: Fields): Flaw | null {
  const email = forgotFlaw(fields)
  if (email) return email
  return digits(fields['code'] ?? '').length === ACCOUNT.codeDigits
    ? null
    : { field: 'code', key: 'accounts.codeInvalid' }
}

/** Address, code and a new password. */
export function resetFlaw(fields: Fields): Flaw | null {
  const flaw = codeFlaw(fields)
  if (flaw) return flaw
  return isShort(fields['password']) ? { field: 'password', key: 'accounts.passwordShort' } : null
}

/** Codes are pasted with spaces and dashes in them. */
export const digits = (text: string): string => text.replace(/\D/g, '')

const isShort = (password = ''): boolean => [...password].length < ACCOUNT.passwordMin
