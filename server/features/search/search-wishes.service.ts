import { SEARCH } from '#contract/search.limits.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { listOptions } from './list-options.ts'
import { strictOptions } from './loosen.ts'
import { selectProductNos } from './product-list.store.ts'
import { planQuery } from './query-plan.ts'
import { requireSearchLimit } from './search-rate-limit.ts'
import { deleteWish, insertWish, selectWishes } from './search-wishes.store.ts'
import { understand } from './understand.service.ts'

/** Each call repeats up to ten searches. */
const LIMIT = { name: 'search-wishes', hits: 20, seconds: 60 }

interface KeptSearch {
  readonly query: string
  /** Number of products that it finds now, without relaxing it. */
  readonly found: number
}

/** The searches that a user saved, newest first, each with its present number of results. */
export async function listSearchWishes(scope: Scope): Promise<{ wishes: KeptSearch[] }> {
  ensure(scope.actor, 'unauthenticated')
  const { userId } = scope.actor
  await requireWithinLimit(scope, LIMIT, userId)
  const wishes: KeptSearch[] = []
  // One after the other: ten searches at once would delay those of other users.
  for (const query of await selectWishes(scope.db, userId))
    wishes.push({ query, found: await countFound(scope, query) })
  return { wishes }
}

async function countFound(scope: Scope, query: string): Promise<number> {
  const plan = planQuery(await understand(scope, query))
  // What the product does not understand finds nothing, rather than everything.
  if (plan.kinds.length + plan.groups.length + plan.filters.length === 0) return 0
  const now = scope.now()
  const options = strictOptions({ plan, chosen: listOptions({}, now) })
  return (await selectProductNos(scope.db, options, { sort: 'new', limit: 0, offset: 0, now })).total
}

/** Saves a search for the user. */
export async function keepSearch(scope: Scope, query: string): Promise<void> {
  const userId = await requireSearchLimit(scope)
  await inTransaction(scope, async ({ db, now }) => {
    const isKept = await insertWish(db, { userId, query, createdAt: now() }, SEARCH.wishes)
    ensure(isKept, 'search.wishes-full')
  })
}

/** Deletes a saved search. */
export async function dropSearch(scope: Scope, query: string): Promise<void> {
  await deleteWish(scope.db, await requireSearchLimit(scope), query)
}
