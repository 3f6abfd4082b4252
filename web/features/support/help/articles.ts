import { HELP_GROUPS, type HelpGroup } from '#contract/help.limits.ts'

/**
 * The articles of the product by group, in the order in which they are read; their texts are `help.…` in the catalogues.
 * Staff add to them and change them without a release.
 */
const ARTICLES = {
  account: ['code', 'password', 'address', 'sessions', 'notices', 'data'],
  app: ['swiping', 'restart', 'filters', 'saved', 'drops', 'buying', 'report'],
  brand: [
    'registration',
    'domain',
    'products',
    'import',
    'feed',
    'sale',
    'design',
    'insights',
    'orders',
    'team',
    'closing',
  ],
  money: ['boost', 'credit', 'invoice', 'plan', 'cancel'],
} as const

/** Of the articles of staff, in the cache of answers. */
export const HELP_KEY = ['/api/help/articles'] as const

export type ArticleId = (typeof ARTICLES)[HelpGroup][number]

interface Words {
  readonly title: string
  /** Words under which it is also found. */
  readonly words: string
  readonly text: string
}

export interface Article extends Words {
  readonly id: string
  readonly group: HelpGroup
  /** Ascending within the group. */
  readonly place: number
}

export const ALL_ARTICLES: readonly ArticleId[] = HELP_GROUPS.flatMap((group) => [...ARTICLES[group]])

/** The articles of the product, with texts by this function. */
export const ownArticles = (wordsOf: (id: ArticleId) => Words): Article[] =>
  HELP_GROUPS.flatMap((group) => ARTICLES[group].map((id, place) => ({ id, group, place, ...wordsOf(id) })))

interface Changes {
  readonly articles: readonly Article[]
  readonly hidden: readonly string[]
}

/** The articles as they are read: those of staff take the place of those of the product. */
export function mergeArticles(own: readonly Article[], { articles, hidden }: Changes): Article[] {
  const replaced = new Set([...hidden, ...articles.map(({ id }) => id)])
  return [...own.filter(({ id }) => !replaced.has(id)), ...articles].toSorted(
    (one, other) => HELP_GROUPS.indexOf(one.group) - HELP_GROUPS.indexOf(other.group) || one.place - other.place,
  )
}
