import { loadWords } from '#web/i18n/language.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'
import { LazyProductDialog } from './lazy-product-dialog.tsx'

const historyView = lazyPart(async () => {
  const [{ HistoryView }] = await Promise.all([import('#web/features/history/history-view.tsx'), loadWords('history')])
  return HistoryView
})

/** The history, an inner view of Saved (Decision 105), loaded when it is opened. */
export function SavedHistory({ timezone }: { readonly timezone: Parameters<typeof LazyProductDialog>[0]['timezone'] }) {
  const View = useLazyPart(historyView, true)
  return (
    View && (
      <View
        timezone={timezone}
        renderDetail={(product, onClose) => (
          <LazyProductDialog product={product} timezone={timezone} onClose={onClose} />
        )}
      />
    )
  )
}
