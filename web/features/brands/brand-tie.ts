import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BrandCard } from '#contract/brands.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

export const BRANDS_PATH = '/api/brands'
export const HIGHLIGHTS_PATH = '/api/brand-highlights'
export const BRAND_PATH = '/api/brands/{id}'

type Brand = Pick<BrandCard, 'id' | 'name' | 'isFollowed' | 'isHidden'>
type Tie = 'follow' | 'hide'

interface Change {
  readonly brand: Brand
  readonly tie: Tie
  readonly isOn: boolean
}

interface BrandTie {
  readonly isBusy: boolean
  readonly set: (tie: Tie, isOn: boolean) => void
}

/** Follows and hides a brand; a toast says what hiding means. `onHidden` is called when the deck must be dealt again. */
export function useBrandTie(brand: Brand, onHidden: () => void): BrandTie {
  const { t } = useTranslation()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: ({ tie, isOn }: Change) => call(keyOf(tie, isOn), { params: { id: brand.id } }),
    onSuccess: (_, { tie, isOn }) => {
      refreshBrands(client)
      if (tie !== 'hide') return
      onHidden()
      const words = { brand: brand.name }
      showToast(
        isOn
          ? { title: t('brands.hiddenTitle'), text: t('brands.hiddenText', words) }
          : { title: t('brands.shownTitle'), text: t('brands.shownText', words) },
      )
    },
    onError: (error) => showFailure(error, t, t('brands.tieFailed')),
  })
  return { isBusy: change.isPending, set: (tie, isOn) => change.mutate({ brand, tie, isOn }) }
}

const keyOf = (tie: Tie, isOn: boolean) =>
  tie === 'follow'
    ? isOn
      ? ('PUT /api/brands/{id}/follow' as const)
      : ('DELETE /api/brands/{id}/follow' as const)
    : isOn
      ? ('PUT /api/brands/{id}/hide' as const)
      : ('DELETE /api/brands/{id}/hide' as const)

function refreshBrands(client: QueryClient): void {
  for (const path of [BRANDS_PATH, HIGHLIGHTS_PATH, BRAND_PATH]) void client.invalidateQueries({ queryKey: [path] })
}
