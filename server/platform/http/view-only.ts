import type { EndpointKey } from '#contract/endpoint.ts'
import { VIEWABLE } from '#contract/viewable.ts'
import { ensure } from '../scope/refuse.ts'
import type { Actor } from '../scope/scope.ts'

const viewable: ReadonlySet<string> = new Set(VIEWABLE)
/** By which a view is left. */
const WAYS_OUT: readonly string[] = ['POST /api/view/end', 'POST /api/auth/logout']

/** Refuses what staff may not call while they see the app as another person: every write, and what is private. */
export function requireViewable(actor: Actor | null, key: EndpointKey): void {
  ensure(!actor?.view || viewable.has(key) || WAYS_OUT.includes(key), 'view.read-only')
}
