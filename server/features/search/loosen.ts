// Relaxes a search without results: decides which conditions to drop, in which order, the kind of garment last.
import type { LoosenedFilter } from '#contract/search.ts'
import { insteadOf } from '#server/platform/lexicon/lexicon.ts'
import { isNarrowed, listOptions, narrowedBy, wordsOf } from './list-options.ts'
import type { ListOptions } from './product-list.store.ts'
import type { HowMany, QueryPlan, WordGroup } from './query-plan.ts'
import type { WordFilter } from './word-filters.ts'

/** One condition of a search, beside the kind of garment. */
type Condition =
  | { readonly is: 'group'; readonly group: WordGroup }
  | { readonly is: 'filter'; readonly filter: WordFilter }
  /** All filters selected beside the words. */
  | { readonly is: 'chosen' }

export interface Search {
  readonly plan: Pick<QueryPlan, 'kinds' | 'also' | 'groups' | 'hints' | 'filters'>
  /** The filters selected beside the words. */
  readonly chosen: ListOptions
}

/** A relaxed search with results, and the conditions that were dropped for it. */
export interface LoosenedSearch {
  readonly options: ListOptions
  readonly kinds: readonly string[]
  readonly filters: readonly LoosenedFilter[]
  readonly words: readonly string[]
}

/** Conditions in the order in which they are dropped. Selected filters count more than words. */
const ORDER: readonly string[] = 'word attribute not-word colour not-colour drops sale price size gender chosen'.split(
  ' ',
)

function dropRank(condition: Condition): number {
  const name =
    condition.is === 'group'
      ? condition.group.role
      : condition.is === 'filter'
        ? condition.filter.wanted.what
        : 'chosen'
  return ORDER.indexOf(name)
}

/** The options with all conditions of a search. */
export const strictOptions = (search: Search): ListOptions =>
  optionsFor(search, search.plan.kinds, conditionsOf(search))

function conditionsOf({ plan, chosen }: Search): Condition[] {
  const conditions: Condition[] = [
    ...plan.groups.map((group) => ({ is: 'group', group }) as const),
    ...plan.filters.filter(({ wanted }) => wanted.what !== 'sort').map((filter) => ({ is: 'filter', filter }) as const),
    ...(isNarrowed(chosen) ? [{ is: 'chosen' } as const] : []),
  ]
  return conditions.sort((one, other) => dropRank(one) - dropRank(other))
}

const FREE = listOptions({}, new Date(0))

function optionsFor(
  { plan, chosen }: Search,
  kinds: readonly string[],
  conditions: readonly Condition[],
  how: HowMany = 'all',
): ListOptions {
  const groups = conditions.flatMap((condition) => (condition.is === 'group' ? [condition.group] : []))
  const base = conditions.some(({ is }) => is === 'chosen') ? chosen : FREE
  const words = wordsOf({ kinds, also: kinds.length > 0 ? plan.also : [], groups, hints: plan.hints }, how)
  return conditions.reduce(
    (options, condition) => (condition.is === 'filter' ? narrowedBy(options, condition.filter.wanted) : options),
    {
      ...base,
      words,
    },
  )
}

/** Drops as few conditions as needed for a result; null when even the kind and its neighbours have no products. */
export async function loosen(
  search: Search,
  finds: (options: ListOptions) => Promise<boolean>,
): Promise<LoosenedSearch | null> {
  if (search.plan.kinds.length === 0) return loosenWords(search, finds)
  for (const kinds of kindsInTurn(search.plan.kinds)) {
    const conditions = conditionsOf(search)
    const kept = await fewestDropped(conditions, (left) => finds(optionsFor(search, kinds, left)))
    if (kept) return { options: optionsFor(search, kinds, kept), kinds, ...dropped(conditions, kept) }
  }
  return null
}

/** The kinds themselves, then each neighbouring kind, then the wider kinds. */
function kindsInTurn(kinds: readonly string[]): (readonly string[])[] {
  const instead = new Set(kinds.flatMap(insteadOf))
  for (const kind of instead) for (const wider of insteadOf(kind)) instead.add(wider)
  return [kinds, ...[...instead].filter((kind) => !kinds.includes(kind)).map((kind) => [kind])]
}

/** Drops one condition after the other until there is a result, then restores those that were dropped needlessly. */
async function fewestDropped(
  conditions: readonly Condition[],
  finds: (left: readonly Condition[]) => Promise<boolean>,
): Promise<readonly Condition[] | null> {
  let count = 0
  while (!(await finds(conditions.slice(count)))) {
    count++
    if (count > conditions.length) return null
  }
  let kept = conditions.slice(count)
  // The last condition must be dropped: with it there was no result.
  for (const condition of conditions.slice(0, Math.max(0, count - 1)).reverse()) {
    if (await finds([condition, ...kept])) kept = [condition, ...kept]
  }
  return kept
}

/** Without a kind the words define the search: filters are dropped first, then one of the words, then all but one. */
async function loosenWords(
  search: Search,
  finds: (options: ListOptions) => Promise<boolean>,
): Promise<LoosenedSearch | null> {
  const conditions = conditionsOf(search)
  const groups = conditions.filter(({ is }) => is === 'group')
  const filters = conditions.filter(({ is }) => is !== 'group')
  // Without words at least one filter must remain, or every product would match.
  const least = groups.length === 0 ? 1 : 0
  for (let count = 0; count <= filters.length - least; count++) {
    const kept = [...groups, ...filters.slice(count)]
    const options = optionsFor(search, [], kept)
    if (await finds(options)) return { options, kinds: [], ...dropped(conditions, kept) }
  }
  for (const how of groups.length < 2 ? [] : (['all but one', 'any'] as const)) {
    const options = optionsFor(search, [], groups, how)
    if (await finds(options)) return { options, kinds: [], ...dropped(conditions, []) }
  }
  return null
}

function dropped(
  conditions: readonly Condition[],
  kept: readonly Condition[],
): Pick<LoosenedSearch, 'filters' | 'words'> {
  const gone = conditions.filter((condition) => !kept.includes(condition))
  return {
    filters: [
      ...new Set(
        gone.flatMap((condition): LoosenedFilter[] => {
          if (condition.is === 'chosen') return ['chosen']
          const what = condition.is === 'filter' ? condition.filter.wanted.what : 'sort'
          return what === 'sort' ? [] : [what]
        }),
      ),
    ],
    words: gone.flatMap((condition) => (condition.is === 'group' ? [condition.group.typed] : [])),
  }
}
