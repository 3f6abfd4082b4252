// What to give up of a search that finds nothing, and in which order: the kind of garment last of all.
import type { LoosenedFilter } from '#contract/search.ts'
import { insteadOf } from '#server/platform/lexicon/lexicon.ts'
import { isNarrowed, listOptions, narrowedBy, wordsOf } from './list-options.ts'
import type { ListOptions } from './product-list.store.ts'
import type { HowMany, QueryPlan, WordGroup } from './query-plan.ts'
import type { WordFilter } from './word-filters.ts'

/** One thing that a search asks of products, beside their kind. */
type Wish =
  | { readonly is: 'group'; readonly group: WordGroup }
  | { readonly is: 'filter'; readonly filter: WordFilter }
  /** All filters that were chosen beside the words. */
  | { readonly is: 'chosen' }

export interface Search {
  readonly plan: Pick<QueryPlan, 'kinds' | 'groups' | 'hints' | 'filters'>
  /** What was chosen beside the words. */
  readonly chosen: ListOptions
}

/** A search that finds something, and what was given up for it. */
export interface LoosenedSearch {
  readonly options: ListOptions
  readonly kinds: readonly string[]
  readonly filters: readonly LoosenedFilter[]
  readonly words: readonly string[]
}

/** What is given up first comes first. Chosen filters count more than words. */
const ORDER: readonly string[] = ['word', 'attribute', 'colour', 'drops', 'sale', 'price', 'size', 'gender', 'chosen']

function placeOf(wish: Wish): number {
  const name = wish.is === 'group' ? wish.group.role : wish.is === 'filter' ? wish.filter.wanted.what : 'chosen'
  return ORDER.indexOf(name)
}

/** Everything that a search asks for. */
export const strictOptions = (search: Search): ListOptions => optionsFor(search, search.plan.kinds, wishesOf(search))

function wishesOf({ plan, chosen }: Search): Wish[] {
  const wishes: Wish[] = [
    ...plan.groups.map((group) => ({ is: 'group', group }) as const),
    ...plan.filters.filter(({ wanted }) => wanted.what !== 'sort').map((filter) => ({ is: 'filter', filter }) as const),
    ...(isNarrowed(chosen) ? [{ is: 'chosen' } as const] : []),
  ]
  return wishes.sort((one, other) => placeOf(one) - placeOf(other))
}

const FREE = listOptions({}, new Date(0))

function optionsFor(
  { plan, chosen }: Search,
  kinds: readonly string[],
  wishes: readonly Wish[],
  how: HowMany = 'all',
): ListOptions {
  const groups = wishes.flatMap((wish) => (wish.is === 'group' ? [wish.group] : []))
  const base = wishes.some(({ is }) => is === 'chosen') ? chosen : FREE
  const words = wordsOf({ kinds, groups, hints: plan.hints }, how)
  return wishes.reduce((options, wish) => (wish.is === 'filter' ? narrowedBy(options, wish.filter.wanted) : options), {
    ...base,
    words,
  })
}

/** The search with as little given up as it takes to find something; null when even the kind and its like have nothing. */
export async function loosen(
  search: Search,
  finds: (options: ListOptions) => Promise<boolean>,
): Promise<LoosenedSearch | null> {
  if (search.plan.kinds.length === 0) return loosenWords(search, finds)
  for (const kinds of kindsInTurn(search.plan.kinds)) {
    const wishes = wishesOf(search)
    const kept = await fewestGivenUp(wishes, (left) => finds(optionsFor(search, kinds, left)))
    if (kept) return { options: optionsFor(search, kinds, kept), kinds, ...givenUp(wishes, kept) }
  }
  return null
}

/** The kinds themselves, then their neighbours one after the other, then what they are a part of. */
function kindsInTurn(kinds: readonly string[]): (readonly string[])[] {
  const instead = new Set(kinds.flatMap(insteadOf))
  for (const kind of instead) for (const wider of insteadOf(kind)) instead.add(wider)
  return [kinds, ...[...instead].filter((kind) => !kinds.includes(kind)).map((kind) => [kind])]
}

/** Gives up one thing after the other until something is found, then takes back what was given up in vain. */
async function fewestGivenUp(
  wishes: readonly Wish[],
  finds: (left: readonly Wish[]) => Promise<boolean>,
): Promise<readonly Wish[] | null> {
  let count = 0
  while (!(await finds(wishes.slice(count)))) {
    count++
    if (count > wishes.length) return null
  }
  let kept = wishes.slice(count)
  // The last one given up is needed: without it there was nothing.
  for (const wish of wishes.slice(0, Math.max(0, count - 1)).reverse()) {
    if (await finds([wish, ...kept])) kept = [wish, ...kept]
  }
  return kept
}

/** Without a kind the words are what is searched: filters go first, then one of the words, then all but one. */
async function loosenWords(
  search: Search,
  finds: (options: ListOptions) => Promise<boolean>,
): Promise<LoosenedSearch | null> {
  const wishes = wishesOf(search)
  const groups = wishes.filter(({ is }) => is === 'group')
  const filters = wishes.filter(({ is }) => is !== 'group')
  // Without words nothing may remain that asks for nothing.
  const least = groups.length === 0 ? 1 : 0
  for (let count = 0; count <= filters.length - least; count++) {
    const kept = [...groups, ...filters.slice(count)]
    const options = optionsFor(search, [], kept)
    if (await finds(options)) return { options, kinds: [], ...givenUp(wishes, kept) }
  }
  for (const how of groups.length < 2 ? [] : (['all but one', 'any'] as const)) {
    const options = optionsFor(search, [], groups, how)
    if (await finds(options)) return { options, kinds: [], ...givenUp(wishes, []) }
  }
  return null
}

function givenUp(wishes: readonly Wish[], kept: readonly Wish[]): Pick<LoosenedSearch, 'filters' | 'words'> {
  const gone = wishes.filter((wish) => !kept.includes(wish))
  return {
    filters: [
      ...new Set(
        gone.flatMap((wish): LoosenedFilter[] => {
          if (wish.is === 'chosen') return ['chosen']
          const what = wish.is === 'filter' ? wish.filter.wanted.what : 'sort'
          return what === 'sort' ? [] : [what]
        }),
      ),
    ],
    words: gone.flatMap((wish) => (wish.is === 'group' ? [wish.group.typed] : [])),
  }
}
