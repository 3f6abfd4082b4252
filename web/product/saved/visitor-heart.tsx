import { Heart } from 'lucide-react'
import type { Product } from '#contract/products.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to, toLogin } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'

interface VisitorHeartProps {
  readonly product: Product
  readonly className?: string
}

/** The heart of a visitor: it leads to the login, and from there to the product. */
export function VisitorHeart({ product, className }: VisitorHeartProps) {
  const { t } = useTranslation()
  return (
    <Link
      href={toLogin(to(PATHS.product, { productId: product.id }))}
      aria-label={t('discovery.likeOf', { product: product.name })}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill border border-line bg-surface text-ink hover:border-ink',
        className,
      )}
    >
      <Heart aria-hidden size={20} />
    </Link>
  )
}
