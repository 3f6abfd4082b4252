import { Heart } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { isKnownSaved, onKnownSavedChange } from './saved-products.ts'

/** The filled heart of the tiles, on a card or row of the deck that is saved: after a restart saved products are dealt again. */
export function SavedMark({ id, isSmall = false }: { readonly id: string; readonly isSmall?: boolean }) {
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
      className={classes(
        'absolute inline-flex items-center justify-center rounded-pill border border-line bg-surface text-signal-text',
        isSmall ? 'top-2 right-2 size-8' : 'top-3 right-3 size-11',
      )}
    >
      <Heart aria-hidden size={isSmall ? 16 : 20} strokeWidth={2.25} fill="currentColor" />
    </span>
  )
}
