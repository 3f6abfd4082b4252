import type { EventSource } from '#contract/event-context.ts'
import { EVENTS_PER_CALL } from '#contract/product-events.limits.ts'
import { silently } from '#web/device/silently.ts'
import { call } from './call.ts'
import { onUserChange } from './session.ts'

/** An event about a product. */
export interface Counted {
  readonly key: string
  readonly productId: string
  readonly kind: 'shown' | 'detail'
  readonly source: EventSource
  /** The token of a promoted card. */
  readonly ad?: string
}

const HOUR_MS = 3_600_000

/** What was sent in this hour, so that it is not sent again; the server counts once per day. */
const sent = new Set<string>()
let isListening = false

/** Sends the events that were counted so far, and empties the list: now, and whenever the page is hidden. */
export function sendCounted(counted: Counted[]): void {
  const hour = Math.floor(Date.now() / HOUR_MS)
  const events = counted.splice(0).filter(({ kind, productId }) => {
    const name = `${kind} ${productId} ${hour}`
    return !sent.has(name) && sent.add(name)
  })
  for (let at = 0; at < events.length; at += EVENTS_PER_CALL) {
    const body = { events: events.slice(at, at + EVENTS_PER_CALL) }
    silently('count products', call('POST /api/product-events', { body, keepalive: true }))
  }
  if (!isListening) listen(counted)
}

function listen(counted: Counted[]): void {
  isListening = true
  // The last moment at which a page on a phone can send.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && counted.length > 0 && sendCounted(counted),
  )
  // Nothing of one user is sent for the next.
  onUserChange(() => {
    counted.splice(0)
    sent.clear()
  })
}
