import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { requireProduct } from '#server/features/products/products.service.ts'
import { findSaved, keep, release } from '#server/features/saved/saved.service.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import { violatedReference } from '#server/platform/data/database.ts'
import { createGroupCommit, type GroupCommit } from '#server/platform/data/group-commit.ts'
import type { EventContext } from '#server/platform/http/event-context.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { appendEntries, selectEnds, selectKeyed, selectUnsaved } from './interactions.store.ts'
import { planSwipes, type Recorded, type Swipe } from './swipe-plan.ts'

export type Swipes = GroupCommit<Swipe, Recorded>

/** Writes a batch in one transaction: locks the users, reads their state, appends entries, saves and unsaves products. */
async function writeSwipes(world: World, swipes: readonly Swipe[]): Promise<readonly (Recorded | Refusal)[]> {
  return inTransaction(world, async (inside) => {
    const userIds = [...new Set(swipes.map(({ userId }) => userId))]
    const resaves = swipes.filter(({ action }) => action === 'resave')
    // One round trip. The connection executes them in this order, so everything is read under the lock.
    const [people, { seqs, pacedUntil, atMicros }, keyed, saved, unsaved] = await Promise.all([
      lockUsers(inside, userIds),
      selectEnds(inside.db, userIds),
      selectKeyed(inside.db, swipes),
      findSaved(inside, swipes),
      resaves.length > 0 ? selectUnsaved(inside.db, resaves) : [],
    ])
    const limits = world.config.rateLimits ? pacedUntil : null
    const plan = planSwipes(swipes, { people, seqs, keyed, saved, unsaved, pacedUntil: limits, atMicros })
    await Promise.all([
      appendEntries(inside.db, plan.entries, plan.pacedUntil),
      keep(inside, plan.kept),
      release(inside, plan.released),
    ])
    return plan.outcomes
  })
}

/** Opens the group commit through which all swipes of this process go. */
export function openSwipes(world: World, options: { readonly ungrouped?: boolean } = {}): Swipes {
  return createGroupCommit<Swipe, Recorded>({ write: (swipes) => writeSwipes(world, swipes), ...options })
}

async function refusalFor(scope: Scope, productId: string): Promise<{ no: number; refusal: ErrorCode | null }> {
  try {
    const { no } = await requireProduct(scope, productId)
    return { no, refusal: null }
  } catch (error) {
    if (error instanceof Refusal) return { no: 0, refusal: error.code }
    throw error
  }
}

/** Actions that are possible after a product was taken offline. */
const NEEDS_NO_VISIBLE: readonly Swipe['action'][] = ['unsave', 'resave']

/** Number of the named product, and the refusal unless it may be swiped. */
async function findNo(scope: Scope, catalogue: Catalogue, productId: string, action: Swipe['action']) {
  const no = catalogue.numberOf(productId)
  if (no !== null && (NEEDS_NO_VISIBLE.includes(action) || catalogue.isDealable(no))) return { no, refusal: null }
  const found = await refusalFor(scope, productId)
  return { no: no ?? found.no, refusal: found.refusal }
}

interface SwipeRequest {
  readonly productId: string
  readonly action: Swipe['action']
  readonly wasSaved?: boolean | undefined
  /** Idempotency-Key; null: this request has no repeat. */
  readonly key: string | null
  readonly context: EventContext
}

/** Records a swipe; resolves after commit. The same key again changes nothing (Decision 120). */
export async function recordSwipe(
  scope: Scope,
  { swipes, catalogue }: { readonly swipes: Swipes; readonly catalogue: Catalogue },
  { productId, action, wasSaved, key, context }: SwipeRequest,
): Promise<Recorded> {
  ensure(scope.actor, 'unauthenticated')
  const { no, refusal } = await findNo(scope, catalogue, productId, action)
  const { userId } = scope.actor
  const swipe = { userId, productNo: no, action, wasSaved, key: key ?? randomUUID(), refusal, context }
  try {
    return await swipes.add(swipe)
  } catch (error) {
    // The product was removed between looking it up and saving it.
    if (violatedReference(error) !== null) throw new Refusal('products.unknown', { cause: error })
    throw error
  }
}
