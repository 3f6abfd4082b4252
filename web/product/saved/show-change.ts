import type { MadeSwipe } from '#web/api/swipes/user-swipes.ts'
import { silently } from '#web/device/silently.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import type { SavedProducts } from './saved-products.ts'

/** Says that a product was saved or removed, and offers to take that back. */
export function showChange(saved: SavedProducts, swipe: MadeSwipe, t: Translate): void {
  const { name } = swipe.product
  showToast({
    title: t(swipe.kind === 'like' ? 'discovery.heartOn' : 'discovery.heartOff'),
    text: name,
    action: {
      label: t('discovery.takeBack'),
      hint: t('discovery.takeBackOf', { product: name }),
      press: () => silently('take a change of the saved list back', saved.takeBack(swipe)),
    },
  })
}
