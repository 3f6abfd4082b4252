import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { useProductList } from './use-product-list.ts'

/** "60 aktiv · 3 in Prüfung · 2 ohne Bild": what there is, and what needs work. */
export function ListState() {
  const { t } = useTranslation()
  const { counts } = useProductList({ sort: 'updated' })
  if (!counts || counts.all === 0) return null
  const { byState, byFlaw } = counts
  const parts = [
    t('products.countActive', { count: byState.active ?? 0 }),
    byState.in_review ? t('products.countInReview', { count: byState.in_review }) : null,
    byState.draft ? t('products.countDraft', { count: byState.draft }) : null,
    byFlaw['no-picture'] ? t('products.countNoPicture', { count: byFlaw['no-picture'] }) : null,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What a list without products does not need: there its empty state says what to do. */
export function UnlessEmpty({ children }: { readonly children: ReactNode }) {
  const { counts } = useProductList({ sort: 'updated' })
  return counts?.all === 0 ? null : children
}
