import { Heart } from 'lucide-react'
import type { Product } from '#contract/products.ts'
import { useSession } from '#web/api/session.ts'
import { haptic } from '#web/device/haptics.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { savedProductsOf } from './saved-products.ts'
import { showHeartChange } from './show-change.ts'
import { useIsSaved } from './use-is-saved.ts'

interface HeartButtonProps {
  readonly product: Product
  readonly size?: 44 | 56
  readonly className?: string
}

/** Likes a product, or removes it from the saved list; for members only. */
export function HeartButton({ product, size = 44, className }: HeartButtonProps) {
  const { t } = useTranslation()
  const userId = useSession()?.id
  const isSaved = useIsSaved(product.id) ?? false
  if (userId === undefined) return null
  const press = () => {
    const saved = savedProductsOf(userId)
    haptic(isSaved ? 'light' : 'heavy')
    showHeartChange(saved, isSaved ? saved.remove(product) : saved.like(product), t)
  }
  return (
    <IconButton
      label={t('discovery.heartOf', { product: `${product.brand.name} ${product.name}` })}
      title={t(isSaved ? 'discovery.heartRemove' : 'discovery.like')}
      aria-pressed={isSaved}
      tone="surface"
      size={size}
      icon={
        <Heart
          aria-hidden
          size={size === 44 ? 20 : 25}
          strokeWidth={2.25}
          fill={isSaved ? 'currentColor' : 'none'}
          className={classes(isSaved && 'text-signal-text')}
        />
      }
      onClick={press}
      {...(className !== undefined && { className })}
    />
  )
}
