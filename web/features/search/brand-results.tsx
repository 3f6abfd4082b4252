import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BrandCard } from '#contract/brands.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { pillLook } from '#web/ui/buttons/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { QueryChanges } from './query-changes.tsx'
import { addressOf, type SearchOptions, WHOLE_LIST } from './search-options.ts'
import { useFoundBrands } from './use-found-brands.ts'

const SUGGESTED = 12

interface BrandResultsProps {
  readonly query: string
  readonly options: SearchOptions
  readonly first: SearchAnswer
  readonly renderBrand: (brand: BrandCard) => ReactNode
}

/** Brands whose names match. Filters and order apply to products only. */
export function BrandResults({ query, options, first, renderBrand }: BrandResultsProps) {
  const { t } = useTranslation()
  if (first.brands.length === 0) return <NoBrand query={query} sort={options.sort} />
  return (
    <section aria-label={t('search.brands')} className="flex flex-col gap-4">
      <h2 className="sr-only">{t('search.brands')}</h2>
      <QueryChanges corrected={first.corrected} loosened={null} understood={[]} ignored={[]} />
      <ul aria-label={t('search.brands')} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {first.brands.map((brand) => (
          <li key={brand.id}>{renderBrand(brand)}</li>
        ))}
      </ul>
      {first.brandTotal > first.brands.length && (
        <Link
          href={`${to(PATHS.brands)}?${new URLSearchParams({ q: query })}`}
          className={classes(buttonLook('outline'), 'self-center')}
        >
          {t('search.moreBrands', { count: first.brandTotal })}
        </Link>
      )}
    </section>
  )
}

/** For a query such as "hoodie": brands that have matching products, each with a link to them. */
function NoBrand({ query, sort }: { readonly query: string; readonly sort: SearchOptions['sort'] }) {
  const { t } = useTranslation()
  const { brands, isPending } = useFoundBrands(query, WHOLE_LIST)
  const shown = brands.slice(0, SUGGESTED)
  if (isPending) return <EmptyState icon={<Store size={34} />} title={t('search.noBrand')} />
  const text = shown.length > 0 ? t('search.noBrandText', { query }) : t('search.noBrandAtAll')
  return (
    <EmptyState icon={<Store size={34} />} title={t('search.noBrand')} text={text}>
      {shown.length > 0 ? (
        <ul aria-label={t('search.brands')} className="flex flex-wrap gap-2">
          {shown.map(({ id, name, products }) => (
            <li key={id}>
              <Link
                href={`${to(PATHS.search)}?${addressOf(query, { ...WHOLE_LIST, brand: id, sort })}`}
                className={classes(pillLook(), 'px-4! text-14!')}
              >
                {t('search.brandWithCount', { name, count: products })}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Link href={to(PATHS.brands)} className={buttonLook('outline')}>
          {t('search.allBrands')}
        </Link>
      )}
    </EmptyState>
  )
}
