import { ACCOUNT } from '#contract/accounts.limits.ts'
import { isUsername } from '#contract/username.ts'
import type { FieldError, Fields } from '#web/ui/forms/use-form.ts'

const required = (fields: Fields, names: readonly string[]): FieldError | null => {
  const field = names.find((name) => !fields[name]?.trim())
  return field ? { field, key: 'accounts.fillAll' } : null
}

/** Spec §5, login. */
export const validateLogin = (fields: Fields): FieldError | null => required(fields, ['username', 'password'])

/** Spec §5, register, in its order. */
export function validateRegistration(fields: Fields): FieldError | null {
  const missing = required(fields, ['username', 'email', 'password', 'confirmPassword'])
  if (missing) return missing
  if (!isUsername(fields['username'] ?? '')) return { field: 'username', key: 'accounts.usernameCharacters' }
  if (fields['password'] !== fields['confirmPassword']) {
    return { field: 'confirmPassword', key: 'accounts.passwordMismatch' }
  }
  if (isShort(fields['password'])) return { field: 'password', key: 'accounts.passwordShort' }
  return fields['terms'] ? null : { field: 'terms', key: 'accounts.termsRegister' }
}

/** Spec §5, forgot password. */
export function validateEmail(fields: Fields): FieldError | null {
  const email = fields['email']?.trim() ?? ''
  if (email === '') return { field: 'email', key: 'accounts.emailMissing' }
  return email.includes('@') ? null : { field: 'email', key: 'accounts.emailInvalid' }
}

/** Spec §5, Google. */
export const validateGoogle = (fields: Fields): FieldError | null =>
  fields['terms'] ? null : { field: 'terms', key: 'accounts.termsGoogle' }

/** Confirmation of an address: address and code. */
export function validateCode(fields: Fields): FieldError | null {
  const email = validateEmail(fields)
  if (email) return email
  return digits(fields['code'] ?? '').length === ACCOUNT.codeDigits
    ? null
    : { field: 'code', key: 'accounts.codeInvalid' }
}

/** Address, code and a new password. */
export function validateReset(fields: Fields): FieldError | null {
  const fieldError = validateCode(fields)
  if (fieldError) return fieldError
  return isShort(fields['password']) ? { field: 'password', key: 'accounts.passwordShort' } : null
}

/** The present password, where the form asks for it, and a new one. */
export function validatePasswordChange(fields: Fields): FieldError | null {
  const missing = required(fields, [...('present' in fields ? ['present'] : []), 'password'])
  if (missing) return missing
  return isShort(fields['password']) ? { field: 'password', key: 'accounts.passwordShort' } : null
}

/** Codes are pasted with spaces and dashes in them. */
export const digits = (text: string): string => text.replace(/\D/g, '')

const isShort = (password = ''): boolean => [...password].length < ACCOUNT.passwordMin
