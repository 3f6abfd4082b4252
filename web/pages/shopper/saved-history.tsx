import { learn } from '#web/i18n/language.ts'
import { laterPart, useLaterPart } from '#web/ui/later-part.ts'
import { LaterProductDialog } from './later-product-dialog.tsx'

const historyView = laterPart(async () => {
  const [{ HistoryView }] = await Promise.all([import('#web/features/history/history-view.tsx'), learn('history')])
  return HistoryView
})

/** The history, an inner view of Saved (Decision 105); only who opens it fetches its code. */
export function SavedHistory({
  timezone,
}: {
  readonly timezone: Parameters<typeof LaterProductDialog>[0]['timezone']
}) {
  const View = useLaterPart(historyView, true)
  return (
    View && (
      <View
        timezone={timezone}
        renderDetail={(product, onClose) => (
          <LaterProductDialog product={product} timezone={timezone} onClose={onClose} />
        )}
      />
    )
  )
}
