import type { SearchAnswer } from '#contract/search.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** Says how the query was changed: its spelling was corrected, or words or filters were ignored. */
export function QueryChanges({ corrected, loosened }: Pick<SearchAnswer, 'corrected' | 'loosened'>) {
  const { t } = useTranslation()
  if (!corrected && !loosened) return null
  return (
    <div className="rounded-control bg-line px-4 py-3">
      {corrected && <p className="font-[650]">{t('search.corrected', { query: corrected })}</p>}
      {(loosened === 'filters' || loosened === 'both') && <p>{t('search.loosenedFilters')}</p>}
      {(loosened === 'words' || loosened === 'both') && <p>{t('search.loosenedWords')}</p>}
    </div>
  )
}
