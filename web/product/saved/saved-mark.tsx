import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { isKnownSaved, onKnownSavedChange } from './saved-products.ts'

/** The filled heart of the tiles, on a card of the deck that is saved: after a restart saved products are dealt again. */
export function SavedMark({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const isSaved = useSyncExternalStore(
    onKnownSavedChange,
    () => isKnownSaved(id),
    () => false,
  )
  if (!isSaved) return null
  return (
    <span
      role="img"
      aria-label={t('discovery.heartOn')}
      className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-pill border border-line bg-surface text-signal-text"
    >
      <Heart aria-hidden size={20} strokeWidth={2.25} fill="currentColor" />
    </span>
  )
}
