import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import { EVENT_SOURCE_HEADER, EVENT_SOURCES, type EventDevice, type EventSource } from '#contract/event-context.ts'
import { NATIVE_HEADERS } from '#contract/native.ts'
import type { Exchange } from './serve.ts'

/** Where an event happened and on what kind of device; null: the caller did not say, or is a program. */
export interface EventContext {
  readonly source: EventSource | null
  readonly device: EventDevice | null
}

/** The token of a promoted card, which an event is about; null: the card was not promoted. */
export function adTokenOf({ request: { headers } }: Pick<Exchange, 'request'>): string | null {
  const token = headers[AD_TOKEN_HEADER]
  return typeof token === 'string' && token !== '' ? token : null
}

export const NO_CONTEXT: EventContext = { source: null, device: null }

const PROGRAM = /bot|crawl|spider|headless|curl|wget|python|java\//i
const TABLET = /ipad|tablet|android(?!.*mobile)/i
const PHONE = /mobi|iphone|android/i
const DESKTOP = /windows|macintosh|linux|cros/i

export function eventContextOf({ request: { headers } }: Pick<Exchange, 'request'>): EventContext {
  const named = headers[EVENT_SOURCE_HEADER]
  const isApp = headers[NATIVE_HEADERS.platform] !== undefined
  return {
    source: EVENT_SOURCES.find((known) => known === named) ?? null,
    device: isApp ? 'app' : deviceOf(headers['user-agent'] ?? ''),
  }
}

/** The kind of device of a browser. An iPad that says it is a Mac, as it does by default, counts as a desktop. */
export function deviceOf(userAgent: string): EventDevice | null {
  if (PROGRAM.test(userAgent)) return null
  if (TABLET.test(userAgent)) return 'tablet'
  if (PHONE.test(userAgent)) return 'phone'
  return DESKTOP.test(userAgent) ? 'desktop' : null
}
