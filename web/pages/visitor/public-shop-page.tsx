import { Heart } from 'lucide-react'
import { useLocation } from 'wouter'
import type { Product } from '#contract/products.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { PublicShop } from '#web/features/brands/public/public-shop.tsx'
import { ListNote } from '#web/features/search/list-note.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf, to, toLogin } from '#web/paths.ts'
import { ProductTile } from '#web/product/product-tile.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PublicFrame } from './public-frame.tsx'

/** The shop of a brand, for visitors. */
export function Page() {
  const { language } = useTranslation()
  const [path] = useLocation()
  const brandId = paramsOf(PATHS.shop, path)?.brandId ?? ''
  return (
    <PublicFrame path={path}>
      <PublicShop
        key={`${language} ${brandId}`}
        id={brandId}
        note={<ListNote />}
        renderTile={(product, isFar) => <VisitorTile product={product} isFar={isFar} />}
      />
    </PublicFrame>
  )
}

interface VisitorTileProps {
  readonly product: Product
  readonly isFar: boolean
}

/** Leads to the public page of the product; its heart to the login, and from there to the product. */
function VisitorTile({ product, isFar }: VisitorTileProps) {
  const { t } = useTranslation()
  const path = to(PATHS.product, { productId: product.id })
  return (
    <div className="relative">
      <ProductTile product={product} timezone={DEFAULT_TIMEZONE} isFar={isFar} href={path} />
      <Link
        href={toLogin(path)}
        aria-label={t('discovery.likeOf', { product: product.name })}
        className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-pill border border-line bg-surface text-ink hover:border-ink"
      >
        <Heart aria-hidden size={20} />
      </Link>
    </div>
  )
}
