import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import type { Outcome, SwipeCall } from './swipe-call.ts'

/** A swipe that is not answered in time is sent again with the same key. */
const TIMEOUT_MS = 15_000
/** Statuses after which a retry can succeed. */
const TEMPORARY: readonly number[] = [408, 425, 429, 502, 503, 504]

/** One attempt to send a call. */
export async function sendSwipe(swipe: SwipeCall): Promise<Outcome> {
  const options = { idempotencyKey: swipe.key, eventSource: swipe.source, keepalive: true, timeoutMs: TIMEOUT_MS }
  try {
    if (swipe.kind === 'undo') {
      const answer = await call('POST /api/undo-swipe', options)
      return { kind: 'done', productId: answer.productId }
    }
    if (swipe.kind === 'reason') {
      // This page never makes a call without its reason.
      if (!swipe.reason) return { kind: 'refused', message: null }
      await call('POST /api/user-interactions/reason', {
        body: { productId: swipe.productId, reason: swipe.reason },
        ...options,
      })
      return { kind: 'done', productId: swipe.productId }
    }
    const { kind: action, productId, wasSaved } = swipe
    const body = { productId, action, ...(wasSaved !== undefined && { wasSaved }) }
    const { staysSaved = false } = await call('POST /api/user-interactions', { body, ...options })
    return { kind: 'done', productId, staysSaved }
  } catch (error) {
    return outcomeOf(error, swipe.kind)
  }
}

/** What a failed attempt means. A swipe is dropped only when the server says that it will never accept it. */
export function outcomeOf(error: unknown, kind: SwipeCall['kind']): Outcome {
  if (!(error instanceof CallFailure)) {
    // Spec §4: a product that could not be removed from the saved list returns to it at once.
    return kind === 'unsave' ? { kind: 'refused', message: null } : { kind: 'later', waitMs: null }
  }
  if (error.status === 401) return { kind: 'signed-out' }
  if (TEMPORARY.includes(error.status)) return { kind: 'later', waitMs: error.retryAfterMs }
  // The user waits for the answer to an undo, and nothing is lost when it is dropped (Spec §8 "Undo failure").
  if (error.status >= 500 && kind !== 'undo' && kind !== 'unsave') return { kind: 'later', waitMs: null }
  return { kind: 'refused', message: error.message || null }
}
