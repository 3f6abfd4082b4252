/** The articles of the help by group, in the order in which they are read; their texts are `help.…` in the catalogues. */
export const ARTICLES = {
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

export const GROUPS = ['account', 'app', 'brand', 'money'] as const
type ArticleGroup = (typeof GROUPS)[number]
export type ArticleId = (typeof ARTICLES)[ArticleGroup][number]

export interface Article {
  readonly id: ArticleId
  readonly title: string
  readonly words: string
  readonly text: string
}

export const ALL_ARTICLES: readonly ArticleId[] = GROUPS.flatMap((group) => [...ARTICLES[group]])

export const isArticle = (id: string | null): id is ArticleId =>
  id !== null && (ALL_ARTICLES as readonly string[]).includes(id)
