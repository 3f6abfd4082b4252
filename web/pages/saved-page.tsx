import { DEFAULT_TIMEZONE } from '#contract/limits.ts'
import { useSession } from '#web/api/session.ts'
import { ProductCard } from '#web/features/discovery/card/product-card.tsx'
import { spokenProduct } from '#web/features/discovery/card/product-words.ts'
import { ProductDetail } from '#web/features/discovery/detail/product-detail.tsx'
import { PriceAlertNote } from '#web/features/drops/price-alert-note.tsx'
import { renderDrop } from '#web/features/drops/render-drop.tsx'
import { SavedView } from '#web/features/saved/saved-view.tsx'
import { useSpeech } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

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
          <ProductDetail product={product} timezone={timezone} renderDrop={renderDrop} onClose={onClose} />
        )}
      />
    </PageFrame>
  )
}
