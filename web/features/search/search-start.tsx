import { useQuery } from '@tanstack/react-query'
import { History, TrendingUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import { PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { pillLook } from '#web/ui/buttons/chip.tsx'
import { KeptSearches } from './keep-search.tsx'
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts'
import { ColourChips, StartRows } from './start-rows.tsx'

/** As many of the last searches as leave room for the rest. */
const RECENT_SHOWN = 4

interface SearchStartProps {
  readonly onSearch: (query: string) => void
  readonly renderTile: (product: Product, isFar: boolean) => ReactNode
  /** The note about prices and ranking. */
  readonly note: ReactNode
}

/** Before the first search: the last searches of this device, drops, trends, colours, and popular searches. */
export function SearchStart({ onSearch, renderTile, note }: SearchStartProps) {
  const { t, language } = useTranslation()
  const recent = useRecentSearches()
  const { data } = useQuery({
    queryKey: ['/api/search/suggest', '', language],
    queryFn: ({ signal }) => call('GET /api/search/suggest', { signal }),
  })
  const popular = data?.popular ?? []
  return (
    <div className="flex flex-col gap-8 low:col-span-2 low:gap-5 low:pt-3">
      <div>
        <h2 className="sr-only">{t('search.start')}</h2>
        <p className="text-muted">{t('search.startText')}</p>
        <ul aria-label={t('search.categories')} className="mt-3 flex flex-wrap gap-2">
          {PRODUCT_TYPES.map((type) => (
            <li key={type}>
              <button type="button" className={pillLook()} onClick={() => onSearch(t(`discovery.${type}`))}>
                {t(`discovery.${type}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {recent.length > 0 && (
        <Searches
          title={t('search.recent')}
          after={
            <Button tone="ghost" size="s" onClick={forgetSearches}>
              {t('search.forgetAll')}
            </Button>
          }
        >
          {recent.slice(0, RECENT_SHOWN).map((query) => (
            <li key={query} className="flex items-center gap-1 border-b border-line">
              <SearchLine icon={<History aria-hidden size={18} />} query={query} onSearch={onSearch} />
              <button
                type="button"
                aria-label={t('search.forgetOne', { query })}
                onClick={() => forgetSearch(query)}
                className="flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-line"
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </Searches>
      )}
      <KeptSearches onSearch={onSearch} />
      <StartRows onSearch={onSearch} renderTile={renderTile} />
      {note}
      <ColourChips onSearch={onSearch} />
      {popular.length > 0 && (
        <Searches title={t('search.popular')}>
          {popular.map((query) => (
            <li key={query} className="border-b border-line">
              <SearchLine icon={<TrendingUp aria-hidden size={18} />} query={query} onSearch={onSearch} />
            </li>
          ))}
        </Searches>
      )}
    </div>
  )
}

interface SearchesProps {
  readonly title: string
  readonly after?: ReactNode
  readonly children: ReactNode
}

function Searches({ title, after, children }: SearchesProps) {
  return (
    <section aria-label={title}>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-18 font-[700]">{title}</h2>
        {after}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

interface SearchLineProps {
  readonly icon: ReactNode
  readonly query: string
  readonly onSearch: (query: string) => void
}

function SearchLine({ icon, query, onSearch }: SearchLineProps) {
  return (
    <button
      type="button"
      onClick={() => onSearch(query)}
      className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left hover:underline"
    >
      <span className="text-muted">{icon}</span>
      <span className="min-w-0 truncate">{query}</span>
    </button>
  )
}
