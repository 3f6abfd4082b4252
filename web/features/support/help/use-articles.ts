import { useTranslation } from '#web/i18n/language.ts'
import { ALL_ARTICLES, type Article, type ArticleId } from './articles.ts'

/** One article in the reader's language. */
export function useArticle(id: ArticleId): Article {
  const { t } = useTranslation()
  return { id, title: t(`help.${id}-title`), words: t(`help.${id}-words`), text: t(`help.${id}-text`) }
}

/** All articles in the reader's language. */
export function useArticles(): readonly Article[] {
  const { t } = useTranslation()
  return ALL_ARTICLES.map((id) => ({
    id,
    title: t(`help.${id}-title`),
    words: t(`help.${id}-words`),
    text: t(`help.${id}-text`),
  }))
}
