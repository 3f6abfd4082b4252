import { SITE_TEXT } from '#contract/site.limits.ts'
import type { FieldError, Fields } from '#web/ui/forms/use-form.ts'

/** The first error of a message to the operator, in the order of its fields. */
export function validateContact(fields: Fields): FieldError | null {
  return validateEmail(fields) ?? validateText(fields, 'message')
}

/** The first error of a report of content (DSA art. 16 (2)). A report that protects minors needs no name. */
export function validateReport(fields: Fields): FieldError | null {
  if ((fields['location'] ?? '').trim().length < 3) return { field: 'location', key: 'contact.locationMissing' }
  const text = validateText(fields, 'explanation')
  if (text) return text
  const sender = validateSender(fields)
  if (sender) return sender
  return fields['goodFaith'] ? null : { field: 'goodFaith', key: 'contact.goodFaithMissing' }
}

function validateSender(fields: Fields): FieldError | null {
  const isUnnamed = fields['reason'] === 'minors'
  if (!isUnnamed && !fields['name']?.trim()) return { field: 'name', key: 'contact.nameMissing' }
  return isUnnamed && !fields['email']?.trim() ? null : validateEmail(fields)
}

function validateEmail(fields: Fields): FieldError | null {
  const email = fields['email']?.trim() ?? ''
  if (email === '') return { field: 'email', key: 'contact.emailMissing' }
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? null : { field: 'email', key: 'contact.emailInvalid' }
}

function validateText(fields: Fields, field: string): FieldError | null {
  return (fields[field] ?? '').trim().length < SITE_TEXT.messageMin ? { field, key: 'contact.textShort' } : null
}
