import { HISTORY } from '#contract/history.limits.ts'
import type { HistoryEntry } from '#contract/history.ts'
import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { recordSwipe } from '../swipes/swipe.service.ts'
import {
  deleteAnswers,
  deleteEarlierAnswers,
  findProductNo,
  forgetAllOpinions,
  forgetOpinion,
  type Place,
  selectHistory,
} from './history.store.ts'

interface Query {
  readonly kind?: HistoryEntry['kind'] | undefined
  readonly cursor?: string | undefined
}

interface HistoryPage {
  readonly entries: HistoryEntry[]
  readonly cursor: string | null
}

/** Reading the whole history takes ten requests. */
const LIMIT = { name: 'history', hits: 120, seconds: 60 }

/** Each deletion makes the deck replay the whole log. */
const FORGETTING = { name: 'history-forget', hits: 20, seconds: 60 }

/** A page of the user's answers and views, newest first (Product 16). */
export async function readHistory(scope: Scope, { kind, cursor }: Query): Promise<HistoryPage> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireWithinLimit(scope, LIMIT, actor.userId)
  const below = cursor === undefined ? null : placeOf(cursor)
  ensure(below !== undefined, 'input')
  const most = HISTORY.pageSize
  const rows = await selectHistory(scope.db, {
    userId: actor.userId,
    kind: kind ?? null,
    below,
    now: scope.now(),
    most,
  })
  const ids = rows.map(({ productId }) => productId)
  const products = new Map(
    (ids.length > 0 ? await readProducts(scope, ids) : []).map((product) => [product.id, product]),
  )
  const entries = rows.flatMap(({ kind: is, at, day, isSaved, productId }) => {
    const product = products.get(productId)
    return product ? [{ kind: is, at, day, isSaved, product }] : []
  })
  const last = rows.length === most ? rows.at(-1) : undefined
  return { entries, cursor: last ? `${last.micros}_${last.productNo}` : null }
}

/** Undefined for an invalid cursor. */
function placeOf(cursor: string): Place | undefined {
  const [, micros, productNo] = /^(\d{1,16})_(\d{1,9})$/.exec(cursor) ?? []
  return micros && productNo ? { micros: Number(micros), productNo: Number(productNo) } : undefined
}

/** Changes the answer to a like. The like is stored first: if the rest fails, both answers count. */
export async function likeAfterAll(
  scope: Scope,
  swiping: Parameters<typeof recordSwipe>[1],
  productId: string,
): Promise<void> {
  await recordSwipe(scope, swiping, {
    productId,
    action: 'like',
    key: null,
    context: { source: 'history', device: null },
  })
  await changeLog(scope, productId, deleteEarlierAnswers)
}

/** Deletes the answer to a product. `again`: the product may be shown again. */
export async function forgetAnswer(scope: Scope, productId: string, again: boolean): Promise<void> {
  await requireMayForget(scope)
  ensure(await changeLog(scope, productId, again ? deleteAnswers : forgetOpinion), 'history.unknown')
}

async function requireMayForget(scope: Scope): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await requireWithinLimit(scope, FORGETTING, scope.actor.userId)
}

async function changeLog<R>(
  scope: Scope,
  productId: string,
  change: (db: Scope['db'], answered: { readonly userId: string; readonly productNo: number }) => Promise<R>,
): Promise<R> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  return inTransaction(scope, async (inside) => {
    const people = await lockUsers(inside, [actor.userId])
    ensure(people.has(actor.userId), 'unauthenticated')
    const productNo = await findProductNo(inside.db, productId)
    ensure(productNo !== null, 'history.unknown')
    return change(inside.db, { userId: actor.userId, productNo })
  })
}

/** Deletes all answers and card views. Seen products stay out of the deck, and saved ones stay saved. */
export async function forgetHistory(scope: Scope): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  await requireMayForget(scope)
  await inTransaction(scope, async (inside) => {
    const people = await lockUsers(inside, [actor.userId])
    ensure(people.has(actor.userId), 'unauthenticated')
    await forgetAllOpinions(inside.db, actor.userId)
  })
}
