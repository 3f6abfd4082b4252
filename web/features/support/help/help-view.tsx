import { ArrowLeft, ChevronRight, Search } from 'lucide-react'
import { useState } from 'react'
import { HELP_GROUPS } from '#contract/help.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Link } from '#web/ui/page/link.tsx'
import type { SupportPlace } from '../support-place.ts'
import { ArticleText } from './article-text.tsx'
import type { Article } from './articles.ts'
import { searchArticles } from './search-articles.ts'
import { useArticles } from './use-articles.ts'

/** The help: a search, and all articles by group. */
export function HelpView({ place }: { readonly place: SupportPlace }) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const { articles } = useArticles()
  const found = searchArticles(articles, query)
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-xl">
        <TextField
          label={t('support.helpSearch')}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          enterKeyHint="search"
        />
      </div>
      <p role="status" className="sr-only">
        {query.trim() === '' ? '' : t('support.helpFound', { count: found.length })}
      </p>
      {query.trim() === '' ? (
        <Groups place={place} articles={articles} />
      ) : found.length === 0 ? (
        <div className="flex max-w-xl flex-col items-start gap-3">
          <p className="font-[650]">{t('support.helpNone')}</p>
          <p className="text-muted">{t('support.helpNoneText')}</p>
          <Link href={place.address({ view: 'new' })} className={buttonLook('solid')}>
            {t('support.contact')}
          </Link>
        </div>
      ) : (
        <ArticleLinks place={place} articles={found} />
      )}
    </div>
  )
}

interface ArticlesProps {
  readonly place: SupportPlace
  readonly articles: readonly Article[]
}

function Groups({ place, articles }: ArticlesProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
      {HELP_GROUPS.filter((group) => articles.some((article) => article.group === group)).map((group) => (
        <section key={group} aria-labelledby={`help-${group}`}>
          <h2 id={`help-${group}`} className="mb-2 text-16 font-[700]">
            {t(`support.group-${group}`)}
          </h2>
          <ArticleLinks place={place} articles={articles.filter((article) => article.group === group)} />
        </section>
      ))}
    </div>
  )
}

/** Links to articles. */
export function ArticleLinks({ place, articles }: ArticlesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {articles.map(({ id, title }) => (
        <li key={id}>
          <Link
            href={place.address({ article: id })}
            className="flex min-h-12 items-center justify-between gap-3 py-2 font-[550] hover:underline"
          >
            <span className="min-w-0 hyphens-auto">{title}</span>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One article, and the way on when it does not help. */
export function ArticleView({ place, id }: { readonly place: SupportPlace; readonly id: string }) {
  const { t } = useTranslation()
  const { articles, isLoading } = useArticles()
  const article = articles.find((one) => one.id === id)
  // It may be one of staff, which are being loaded; otherwise there is none, and the help says what there is.
  if (!article) return isLoading ? <Skeleton className="h-64" /> : <HelpView place={place} />
  const { title, text } = article
  return (
    <article className="flex flex-col gap-5">
      <Link href={place.address({ view: 'help' })} className="link inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden size={18} />
        {t('support.helpBack')}
      </Link>
      <h2 className="max-w-[42rem] text-22 font-[750] hyphens-auto">{title}</h2>
      <ArticleText text={text} />
      <p className="mt-3 flex max-w-[42rem] flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
        <span className="inline-flex items-center gap-2 text-muted">
          <Search aria-hidden size={18} />
          {t('support.helpSolved')}
        </span>
        <Link href={place.address({ view: 'new' })} className={buttonLook('outline', 's')}>
          {t('support.contact')}
        </Link>
      </p>
    </article>
  )
}
