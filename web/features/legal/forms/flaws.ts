import { SITE_TEXT } from '#contract/site.limits.ts'
import type { Fields, Flaw } from '#web/ui/forms/use-form.ts'

/** The first flaw of a message to the operator, in the order of its fields. */
export function contactFlaw(fields: Fields): Flaw | null {
  return emailFlaw(fields) ?? textFlaw(fields, 'message')
}

/** The first flaw of a report of content (DSA art. 16 (2)). A report that protects minors needs no name. */
export function reportFlaw(fields: Fields): Flaw | null {
  if ((fields['location'] ?? '').trim().length < 3) return { field: 'location', key: 'contact.locationMissing' }
  const text = textFlaw(fields, 'explanation')
  if (text) return text
  const sender = senderFlaw(fields)
  if (sender) return sender
  return fields['goodFaith'] ? null : { field: 'goodFaith', key: 'contact.goodFaithMissing' }
}

function senderFlaw(fields: Fields): Flaw | null {
  const isUnnamed = fields['reason'] === 'minors'
  if (!isUnnamed && !fields['name']?.trim()) return { field: 'name', key: 'contact.nameMissing' }
  return isUnnamed && !fields['email']?.trim() ? null : emailFlaw(fields)
}

function emailFlaw(fields: Fields): Flaw | null {
  const email = fields['email']?.trim() ?? ''
  if (email === '') return { field: 'email', key: 'contact.emailMissing' }
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) ? null : { field: 'email', key: 'contact.emailInvalid' }
}

function textFlaw(fields: Fields, field: string): Flaw | null {
  return (fields[field] ?? '').trim().length < SITE_TEXT.messageMin ? { field, key: 'contact.textShort' } : null
}
