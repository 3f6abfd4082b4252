import { BookmarkCheck, BookmarkPlus, X } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { type KeptSearch, useKeptSearches } from './use-kept-searches.ts'

/** Saves a search without results, so that the search page says when it finds something. */
export function KeepSearch({ query }: { readonly query: string }) {
  const { t } = useTranslation()
  const { searches, isBusy, isKept, canKeep, set } = useKeptSearches()
  if (searches === undefined || !canKeep(query)) return null
  const isOn = isKept(query)
  return (
    <div className="flex max-w-sm flex-col items-center gap-3">
      <Button
        tone={isOn ? 'outline' : 'volt'}
        busy={isBusy}
        aria-pressed={isOn}
        onClick={() => set(query.trim(), !isOn)}
        className="hyphens-auto [overflow-wrap:anywhere]"
      >
        {!isBusy && (isOn ? <BookmarkCheck aria-hidden size={20} /> : <BookmarkPlus aria-hidden size={20} />)}
        {t(isOn ? 'search.kept' : 'search.keep')}
      </Button>
      <p role="status" className="text-14 text-muted">
        {t(isOn ? 'search.keptText' : 'search.keepText')}
      </p>
    </div>
  )
}

/** The saved searches, with how many products each finds now. */
export function KeptSearches({ onSearch }: { readonly onSearch: (query: string) => void }) {
  const { t } = useTranslation()
  const { searches = [], set } = useKeptSearches()
  if (searches.length === 0) return null
  return (
    <section aria-label={t('search.keptTitle')}>
      <h2 className="flex min-h-11 items-center text-18 font-[700]">{t('search.keptTitle')}</h2>
      <ul>
        {searches.map((search) => (
          <li key={search.query} className="flex items-center gap-1 border-b border-line">
            <Line search={search} onSearch={onSearch} />
            <button
              type="button"
              aria-label={t('search.removeKept', { query: search.query })}
              onClick={() => set(search.query, false)}
              className="flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-line"
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly search: KeptSearch
  readonly onSearch: (query: string) => void
}

function Line({ search: { query, found }, onSearch }: LineProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={() => onSearch(query)}
      className="group flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left"
    >
      <BookmarkCheck aria-hidden size={18} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate group-hover:underline">{query}</span>{' '}
      {found > 0 ? (
        <Badge tone="volt">{t('search.keptFound', { count: found })}</Badge>
      ) : (
        <span className="text-14 text-muted">{t('search.keptNothing')}</span>
      )}
    </button>
  )
}
