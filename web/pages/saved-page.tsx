import { DEFAULT_TIMEZONE } from '#contract/limits.ts'
import { useSession } from '#web/api/session.ts'
import { ProductCard } from '#web/features/discovery/card/product-card.tsx'
import { spokenProduct } from '#web/features/discovery/card/product-words.ts'
import { PriceAlertNote } from '#web/features/drops/price-alert-note.tsx'
import { SavedView } from '#web/features/saved/saved-view.tsx'
import { useSpeech } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { LaterProductDialog } from './later-product-dialog.tsx'

/** What was liked, with the cards and the detail dialog of the deck. */
export function SavedPage() {
  const { t, language } = useSpeech()
  const user = useSession()
  const timezone = user?.preferredTimezone ?? DEFAULT_TIMEZONE
  return (
    <PageFrame title={t('saved.title')} before={<BackButton fallback={PATHS.home} />}>
      <SavedView
        note={<PriceAlertNote />}
        nameOf={(product) => spokenProduct(product, { t, language, timezone }, Date.now())}
        renderCard={(card) => <ProductCard {...card} timezone={timezone} />}
        renderDetail={(product, onClose) => (
          <LaterProductDialog product={product} timezone={timezone} onClose={onClose} />
        )}
      />
    </PageFrame>
  )
}
