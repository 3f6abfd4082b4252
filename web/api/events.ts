import type { EventSource } from '#contract/event-context.ts'
import { isHistory } from '#web/paths.ts'
import type { Counted } from './product-events.ts'
import { isSignedIn } from './session.ts'

// One module, because several screens load it at once: four small files would be 0.3 kB more on each of them.

/** By the first part of the path; all others are of the deck. */
const SOURCES: Readonly<Partial<Record<string, EventSource>>> = {
  search: 'search',
  brands: 'shop',
  saved: 'saved',
  products: 'share',
  lists: 'share',
}
/** Events are collected for so long. Those of a page that is closed before, without a network, are lost: they only count. */
const COLLECT_MS = 5000

/** What was counted and not sent yet. */
const counted: Counted[] = []

/** Key of an event such as a click: a UUIDv7. It contains the moment, so the server counts a repeat once. */
export function eventKey(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** The part of the app that the user is in, for the statistics of brands. */
export function eventSource({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): EventSource {
  if (isHistory(search)) return 'history'
  return search === '?from=drop' ? 'drop' : (SOURCES[pathname.split('/')[1] ?? ''] ?? 'discovery')
}

/** Counts that a product was shown or opened, for the figures of its brand; with the token of a promoted card. What sends it is not loaded with the screen. */
export function countProduct(kind: Counted['kind'], productId: string, adToken?: string): void {
  if (!isSignedIn()) return
  const count = counted.push({
    key: eventKey(),
    productId,
    kind,
    source: eventSource(),
    ...(adToken && { ad: adToken }),
  })
  if (count === 1) setTimeout(deliver, COLLECT_MS)
}

function deliver(): void {
  import('./product-events.ts')
    .then(({ sendCounted }) => sendCounted(counted))
    // The module cannot be loaded, such as without a network.
    .catch(() => counted.splice(0))
}
