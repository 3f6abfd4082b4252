import type { SearchAnswer, Understood as UnderstoodFilter } from '#contract/search.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RemovableChip } from '#web/ui/buttons/chip.tsx'
import { chipText, ignoredText, loosenedText } from './query-changes-text.ts'

/** Says how the query was changed: its spelling was corrected, or words or filters were given up or ignored. */
export function QueryChanges({
  corrected,
  loosened,
  understood,
  ignored,
}: Pick<SearchAnswer, 'corrected' | 'loosened' | 'understood' | 'ignored'>) {
  const { t, language } = useTranslation()
  if (!corrected && !loosened && ignored.length === 0) return null
  return (
    <div className="rounded-control bg-line px-4 py-3">
      {corrected && <p className="font-[650]">{t('search.corrected', { query: corrected })}</p>}
      {loosened && <p>{loosenedText(loosened, understood, { t, language })}</p>}
      {ignored.map((one) => (
        <p key={one.words}>{ignoredText(one, { t, language })}</p>
      ))}
    </div>
  )
}

/** The filters that words of the query became, except those that were given up. */
export const understoodFilters = ({ understood, loosened }: Pick<SearchAnswer, 'understood' | 'loosened'>) =>
  understood.filter(({ what }) => !loosened?.filters.some((filter) => filter === what))

interface UnderstoodChipsProps {
  readonly understood: readonly UnderstoodFilter[]
  /** Searches for the query without the words of a chip. */
  readonly onSearch: (query: string) => void
}

/** Words of the query that became filters; taking one off takes its words out of the query. */
export function UnderstoodChips({ understood, onSearch }: UnderstoodChipsProps) {
  const { t, language } = useTranslation()
  if (understood.length === 0) return null
  return (
    <ul aria-label={t('search.understood')} className="flex flex-wrap gap-2">
      {understood.map((one) => {
        const text = chipText(one, { t, language })
        return (
          <li key={text}>
            <RemovableChip
              removeLabel={t('search.removeUnderstood', { filter: text })}
              onRemove={() => onSearch(one.without)}
            >
              {text}
            </RemovableChip>
          </li>
        )
      })}
    </ul>
  )
}
