import { useTranslation } from '#web/i18n/language.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { ArticleLinks } from '../help/help-view.tsx'
import { searchArticles } from '../help/search-articles.ts'
import { useArticles } from '../help/use-articles.ts'
import type { SupportPlace } from '../support-place.ts'
import type { TicketDraft } from './ticket-draft.ts'

/** Product 13: so many articles before a ticket is sent. */
const SHOWN = 3

/** Articles of the help that fit what is being written. The draft stays when one of them is opened. */
export function Suggestions({ place, draft }: { readonly place: SupportPlace; readonly draft: TicketDraft }) {
  const { t } = useTranslation()
  const { articles } = useArticles()
  const query = useDebounced(`${draft.subject} ${draft.description}`)
  const found = searchArticles(articles, query).slice(0, SHOWN)
  // As high as three of them from the start: what lies below must not move away from a finger.
  return (
    <section aria-labelledby="ticket-suggestions" className="min-h-54 rounded-sheet border border-line bg-surface p-4">
      <h3 id="ticket-suggestions" className="mb-2 text-14 font-[700]">
        {t('support.suggestions')}
      </h3>
      {found.length > 0 ? (
        <ArticleLinks place={place} articles={found} />
      ) : (
        <p className="text-14 text-muted">{t('support.suggestionsNone')}</p>
      )}
    </section>
  )
}
