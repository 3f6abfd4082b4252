import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { useSession } from '#web/api/session.ts'
import { swipesOf } from '#web/api/swipes/user-swipes.ts'
import { haptic } from '#web/device/haptics.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { createPressGap } from '#web/ui/deck/press-gap.ts'
import { savedProductsOf } from './saved-products.ts'

interface PassButtonProps {
  readonly product: Product
  readonly onPassed: () => void
}

/** Passes a product of the deck that is shown elsewhere, such as in its detail. */
export function PassButton({ product, onPassed }: PassButtonProps) {
  const { t } = useTranslation()
  const userId = useSession()?.id
  const [gap] = useState(createPressGap)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other product takes the place of the last one
  useEffect(() => gap.moved(performance.now()), [gap, product.id])
  if (userId === undefined) return null
  const press = () => {
    if (!gap.counts(performance.now())) return
    const wasSaved = savedProductsOf(userId).has(product.id)
    swipesOf(userId).make('pass', product, { wasSaved })
    haptic('light')
    onPassed()
  }
  return (
    <IconButton
      label={t('discovery.passOf', { product: `${product.brand.name} ${product.name}` })}
      title={t('discovery.pass')}
      tone="surface"
      size={56}
      icon={<X aria-hidden size={26} strokeWidth={2.75} className="text-signal-text" />}
      onClick={press}
    />
  )
}
