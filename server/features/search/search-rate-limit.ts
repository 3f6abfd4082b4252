import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'

/** Suggestions are requested after every pause in typing, so many requests are normal. */
const LIMIT = { name: 'search', hits: 240, seconds: 60 }

/** Refuses users who request lists faster than anyone types or scrolls. Returns the user's id. */
export async function requireSearchLimit(scope: Scope): Promise<string> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, scope.actor.userId)
  return scope.actor.userId
}
