import { randomUUID } from 'node:crypto'
import type { PassReason } from '#contract/vocabulary.ts'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { NO_CONTEXT } from '#server/platform/http/event-context.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { appendEntries, selectEnds, selectKeyed, selectLastSwipe, selectReason } from './interactions.store.ts'

/** The same limit as for swipes, because each pass is a swipe. */
const LIMIT = { name: 'pass-reason', hits: 120, seconds: 60 }

interface ReasonRequest {
  readonly productId: string
  readonly reason: PassReason
  /** Idempotency-Key; null: this request has no repeat. */
  readonly key: string | null
}

/** Stores the reason for the user's last pass. A stored reason cannot be replaced; repeating it changes nothing. */
export async function sayWhyPassed(scope: Scope, { productId, reason, key }: ReasonRequest): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  const { userId } = scope.actor
  await requireWithinLimit(scope, LIMIT, userId)
  await inTransaction(scope, async (inside) => {
    const people = await lockUsers(inside, [userId])
    ensure(people.has(userId), 'unauthenticated')
    const { db } = inside
    const [keyed] = key === null ? [] : await selectKeyed(db, [{ userId, key }])
    if (keyed) {
      ensure(keyed.action === reason, 'idempotency-key.reused')
      return
    }
    const last = await selectLastSwipe(db, userId)
    ensure(last?.action === 'pass' && last.productId === productId, 'discovery.no-pass')
    const said = await selectReason(db, userId, last.seq)
    ensure(said === null || said === reason, 'discovery.no-pass')
    if (said !== null) return
    const { seqs } = await selectEnds(db, [userId])
    const seq = (seqs.get(userId) ?? 0) + 1
    const { productNo } = last
    const entry = { userId, seq, productNo, action: reason, key: key ?? randomUUID(), takesBack: last.seq }
    await appendEntries(db, [{ ...entry, ...NO_CONTEXT, savedBefore: null }])
  })
}
