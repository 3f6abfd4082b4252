import { useTimezone } from '#web/api/use-timezone.ts'
import { OwnCards } from '#web/features/brand-products/cards/own-cards.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { go } from '#web/ui/page/navigation.ts'

/** Product 2, "Als Karten ansehen": the own products as a deck, for members only. */
export function Page() {
  const { t } = useTranslation()
  const timezone = useTimezone()
  return (
    <WorkspaceFrame section="products" title={t('products.cardsTitle')}>
      <BackButton fallback={PATHS.ownProducts} />
      <OwnCards timezone={timezone} onOpen={({ id }) => go(to(PATHS.editProduct, { productId: id }))} />
    </WorkspaceFrame>
  )
}
