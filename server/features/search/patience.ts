import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'

/** Somebody who types asks after every pause. */
const LIMIT = { name: 'search', hits: 240, seconds: 60 }

/** Refuses people who ask for lists faster than anybody types or scrolls; answers who asks. */
export async function requirePatience(scope: Scope): Promise<string> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, scope.actor.userId)
  return scope.actor.userId
}
