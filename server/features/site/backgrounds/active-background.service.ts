import { createHash } from 'node:crypto'
import type { World } from '#server/platform/scope/scope.ts'
import { findShown } from './backgrounds.store.ts'

/** How long an answer is cached: every open app polls each 30 s (Spec §7). */
const FRESH_MS = 5000

interface BackgroundAnswer {
  readonly bytes: Uint8Array
  /** An unchanged picture is answered by 304 (Trust C8). */
  readonly etag: string
}

/** The picture behind the deck, read from the database once in a few seconds for all requests. */
export function createBackground(): (scope: Pick<World, 'db' | 'now'>) => Promise<BackgroundAnswer> {
  let known: { readonly at: number; readonly answer: Promise<BackgroundAnswer> } | null = null
  return (scope) => {
    const at = scope.now()
    const now = at.getTime()
    if (known && Math.abs(now - known.at) < FRESH_MS) return known.answer
    const answer = findShown(scope.db, at).then((shown) => answerOf(shown?.path ?? null))
    known = { at: now, answer }
    // A failed query is not cached.
    answer.catch(() => {
      known = null
    })
    return answer
  }
}

function answerOf(url: string | null): BackgroundAnswer {
  const bytes = Buffer.from(JSON.stringify({ url }))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
