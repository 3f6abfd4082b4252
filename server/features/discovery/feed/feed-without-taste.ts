// The deck of users who turned the personal order off (Trust L06): newest and most liked alternate, without any taste.

import { FEED } from '#contract/discovery.limits.ts'
import type { FeedQuery } from '#contract/discovery.ts'
import type { Output } from '#contract/endpoint.ts'
import { addBit, bitsetOf, hasBit } from '#recommender/bitset.ts'
import { newestAndPopular } from '#recommender/newest-and-popular.ts'
import type { CatalogueFilter } from '#recommender/ranking/filter.ts'
import type { Catalogue } from '#server/features/shelf/catalogue.service.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { sizeRules } from '../sizes/size-rules.service.ts'
import type { BrandLimit } from './brand-limit.ts'
import { saveDealtPage } from './feed.store.ts'
import { deleteTaste, selectShown } from './feed-without-taste.store.ts'
import type { Weave } from './promoted-cards.ts'

interface PlainRequest {
  readonly userId: string
  /** False when the user turned the personal order off; a taste that is still stored is then deleted. */
  readonly isPersonalised: boolean
  readonly query: Pick<Output<typeof FeedQuery>, 'page' | 'limit' | 'fresh' | 'size'> & {
    readonly isTopAlone?: boolean
  }
  /** The filter without sizes, which are applied separately. */
  readonly filter: CatalogueFilter
  /** The filters as one string. */
  readonly filterKey: string
  readonly brands: BrandLimit
  readonly weave: Weave
}

interface PlainDeal {
  readonly page: ReturnType<Weave>
  /** Settles when the page is stored and a leftover taste is deleted. */
  readonly remembered: Promise<unknown>
}

/**
 * Deals a page of unseen products in the order that is the same for all users. Null when the page is not full because
 * the catalogue is still loading.
 */
export async function dealWithoutTaste(
  scope: Scope,
  catalogue: Catalogue,
  request: PlainRequest,
): Promise<PlainDeal | null> {
  const { userId, isPersonalised } = request
  const { page, limit, fresh } = request.query
  // Separate from the key of the personal deck, whose pages must not influence this order.
  const filterKey = isPersonalised ? request.filterKey : `unpersonalised ${request.filterKey}`
  const { seen, dealt, sizeProfile, saved } = await selectShown(scope.db, { userId, filterKey, page })
  const rules = sizeRules(request.query.size ?? [], sizeProfile)
  const filter = { ...request.filter, hidden: catalogue.sizes.outside(rules) }
  const hidden = bitsetOf(seen)
  for (const no of request.brands.outside(catalogue.served().index)) addBit(hidden, no)
  // A copy: what is dealt joins the other one.
  const unpromotable = { words: hidden.words.slice(), count: hidden.count }
  const woven = (order: readonly number[]) =>
    request.weave({ order, limit, page, dealt, answered: seen.length, seen: unpromotable, filter })
  const mayStay = (no: number): boolean => !hasBit(hidden, no) && catalogue.passes(no, filter)
  // After a restart saved products are dealt again, after all others (Decision 125).
  const last = saved.filter(mayStay)
  for (const no of last) addBit(hidden, no)
  // Spec §9: a reload or a second device shows the same top cards, even when other users' likes have changed the order.
  const keeps = page === 1 && fresh !== 'true'
  const top = keeps ? [...dealt.filter(mayStay).slice(0, Math.min(FEED.stack, limit))] : []
  // While all top cards of the last deal can still be shown, that deal stays valid and nothing is stored.
  if (request.query.isTopAlone && top.length === limit) return { page: woven(top), remembered: Promise.resolve() }
  const before = page === 1 ? top : [...dealt]
  for (const no of before) addBit(hidden, no)
  const rest = newestAndPopular({
    index: catalogue.served().index,
    filter,
    hidden,
    shownBefore: before,
    take: limit - top.length,
    nowMs: scope.now().getTime(),
  })
  const dealtBefore = new Set(before)
  const order = [...top, ...rest, ...last.filter((no) => !dealtBefore.has(no))].slice(0, limit)
  if (order.length < limit && !catalogue.isComplete()) return null
  const result = woven(order)
  // What staff see as this user is not dealt to the user (Decision 092).
  if (scope.actor?.view) return { page: result, remembered: Promise.resolve() }
  const remembered = Promise.all([
    saveDealtPage(scope.db, { userId, page, filterKey, productNos: Int32Array.from(result.organic) }),
    page === 1 && !isPersonalised ? deleteTaste(scope.db, userId) : null,
  ])
  return { page: result, remembered }
}
