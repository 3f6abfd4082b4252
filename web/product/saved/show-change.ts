import type { SwipeCall } from '#web/api/swipes/swipe-call.ts'
import type { MadeSwipe } from '#web/api/swipes/user-swipes.ts'
import { silently } from '#web/device/silently.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { dropToast, showToast } from '#web/ui/feedback/toast.ts'
import type { SavedProducts } from './saved-products.ts'

/** The latest change that a toast told of. */
let latest: { readonly key: string; readonly toast: number } | null = null
/** Keys of removals by a heart. Those of the Saved page are restored without a word (Spec §8). */
const byHeart = new Set<string>()

/** Says that a product was saved or removed, and offers to take that back. */
export function showChange(saved: SavedProducts, swipe: MadeSwipe, t: Translate): void {
  const { name } = swipe.product
  const toast = showToast({
    title: t(swipe.kind === 'like' ? 'discovery.heartOn' : 'discovery.heartOff'),
    text: name,
    action: {
      label: t('discovery.takeBack'),
      hint: t('discovery.takeBackOf', { product: name }),
      press: () => silently('take a change of the saved list back', saved.takeBack(swipe)),
    },
  })
  latest = { key: swipe.key, toast }
}

/** The same for a heart, whose refusal is told as well. */
export function showHeartChange(saved: SavedProducts, swipe: MadeSwipe, t: Translate): void {
  byHeart.add(swipe.key)
  showChange(saved, swipe, t)
}

/** Says that the server refused a like or a removal, which every screen then shows as it was before. */
export function showRefusal({ key, kind }: SwipeCall, message: string | null, t: Translate): void {
  const isLike = kind === 'like' || kind === 'resave'
  if (isLike || byHeart.delete(key)) {
    const text = message ?? t('ui.changeLost')
    showToast({ title: t(isLike ? 'ui.likeRefused' : 'ui.removalRefused'), text, tone: 'destructive' })
  } else if (latest?.key === key) dropToast(latest.toast)
}
