import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HELP_GROUPS } from '#contract/help.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'
import { type Article, HELP_KEY, ownArticles } from '../articles.ts'

const KEY = ['/api/admin/help'] as const

type Stored = Answer<'GET /api/admin/help'>['articles'][number]

export interface EditedArticle
  extends Pick<Stored, 'id' | 'group' | 'place' | 'isPublished' | 'de' | 'en' | 'version'> {
  /** Of the product: without what staff wrote, it has a text of its own. */
  readonly isOwn: boolean
}

/** Both languages are edited side by side, whichever the page is in. */
async function readOwn(): Promise<EditedArticle[]> {
  const [de, en] = await Promise.all([import('#web/i18n/de/help.ts'), import('#web/i18n/en/help.ts')])
  const german = ownArticles((id) => wordsOf(de.help, id))
  const english = new Map(ownArticles((id) => wordsOf(en.help, id)).map((article) => [article.id, article]))
  return german.map((article) => ({
    ...{ id: article.id, group: article.group, place: article.place, isPublished: true, version: 0, isOwn: true },
    de: textsOf(article),
    en: textsOf(english.get(article.id) ?? article),
  }))
}

const textsOf = ({ title, words, text }: Article): Stored[Language] => ({ title, words, text })
const wordsOf = (help: Readonly<Record<string, string>>, id: string) => ({
  title: help[`${id}-title`] ?? '',
  words: help[`${id}-words`] ?? '',
  text: help[`${id}-text`] ?? '',
})

/** All articles as staff see them, by group and place. */
export const useHelp = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const [own, { articles }] = await Promise.all([readOwn(), call('GET /api/admin/help', { signal })])
      const ids = new Set(own.map(({ id }) => id))
      const stored = new Set(articles.map(({ id }) => id))
      const all = [
        ...own.filter(({ id }) => !stored.has(id)),
        ...articles.map((article) => ({ ...article, isOwn: ids.has(article.id) })),
      ]
      return all.toSorted(
        (one, other) => HELP_GROUPS.indexOf(one.group) - HELP_GROUPS.indexOf(other.group) || one.place - other.place,
      )
    },
  })

export function useHelpRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: KEY })
    await client.invalidateQueries({ queryKey: HELP_KEY })
  }
}
