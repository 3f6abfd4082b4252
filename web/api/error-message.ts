import type { Translate } from '#web/i18n/translate.ts'
import { CallFailure } from './call-failure.ts'

/**
 * Spec §8, in its order: a JSON string as it is · its `message` · its `error` · the text without surrounding
 * quotes · the HTTP status text · the general sentence.
 */
export function errorMessage(bodyText: string, statusText: string, generalSentence: string): string {
  return fromBody(bodyText) || statusText || generalSentence
}

/**
 * The sentence to show for anything that was thrown. Refused input gets the general sentence in the reader's
 * language; when no answer came at all, the caller's sentence is shown.
 */
export function shownMessage(error: unknown, t: Translate, fallback: string): string {
  if (!(error instanceof CallFailure)) return fallback
  if (error.code === 'input') return t('ui.errorInput')
  return error.message || fallback
}

function fromBody(text: string): string {
  const body = parsed(text)
  if (typeof body === 'string') return body
  if (typeof body === 'object' && body !== null) return sentence(body, 'message') || sentence(body, 'error')
  return text.trim().replace(/^["']|["']$/g, '')
}

function sentence(body: object, field: string): string {
  const value: unknown = (body as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Not JSON: the text itself is the message.
  }
}
