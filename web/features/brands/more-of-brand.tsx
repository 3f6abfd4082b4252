import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

const SHOWN = 6

interface MoreOfBrandProps {
  readonly product: Product
  readonly renderTile: (product: Product) => ReactNode
  readonly onLeave: () => void
}

/** The most liked other products of a product's brand; nothing while they are loading or missing. */
export function MoreOfBrand({ product, renderTile, onLeave }: MoreOfBrandProps) {
  const { t, language } = useTranslation()
  const { brand } = product
  const { data } = useQuery({
    queryKey: ['/api/brands/{id}/shop', 'more', brand.id, language],
    queryFn: ({ signal }) => call('GET /api/brands/{id}/shop', { params: { id: brand.id }, query: {}, signal }),
  })
  const others = data?.products.filter(({ id }) => id !== product.id).slice(0, SHOWN) ?? []
  if (others.length === 0) return null
  return (
    <section className="border-t border-line pt-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="headline text-18">{t('discovery.moreOfBrand', { brand: brand.name })}</h3>
        <Link href={to(PATHS.shop, { brandId: brand.id })} onClick={onLeave} className="link py-1 text-14">
          {t('discovery.toShop')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-2">
        {others.map((other) => (
          <li key={other.id}>{renderTile(other)}</li>
        ))}
      </ul>
      <p className="mt-4 text-14 text-muted">{t('discovery.listTaxes')}</p>
    </section>
  )
}
