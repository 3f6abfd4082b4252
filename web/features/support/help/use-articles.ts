import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { type Article, HELP_KEY, mergeArticles, ownArticles } from './articles.ts'

const FRESH_MS = 60_000
const NONE = { articles: [], hidden: [] } as const

/** All articles in the reader's language. Until those of staff are known, and without a network, those of the product. */
export function useArticles(): { readonly articles: readonly Article[]; readonly isLoading: boolean } {
  const { t, language } = useTranslation()
  const { data, isLoading } = useQuery({
    queryKey: [...HELP_KEY, language],
    queryFn: ({ signal }) => call('GET /api/help/articles', { query: { language }, signal }),
    staleTime: FRESH_MS,
  })
  const own = ownArticles((id) => ({
    title: t(`help.${id}-title`),
    words: t(`help.${id}-words`),
    text: t(`help.${id}-text`),
  }))
  return { articles: mergeArticles(own, data ?? NONE), isLoading }
}
