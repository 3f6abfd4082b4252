import { useSearch } from 'wouter'
import type { StaffBrandFilters } from '#contract/administration.ts'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { toAdmin } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { filtersIn } from './brand-filters.ts'
import { BrandPage } from './brand-page.tsx'
import { BrandState } from './brand-state.tsx'
import { ListFilters } from './list-filters.tsx'
import { type ListedBrand, useStaffBrands } from './use-staff-brands.ts'

/** Product 14, Marken: the list, or the brand that the address names. */
export function BrandsArea() {
  const query = new URLSearchParams(useSearch())
  const filters = filtersIn(query)
  const id = query.get('id')
  return id ? <BrandPage key={id} id={id} filters={filters} /> : <BrandList filters={filters} />
}

function BrandList({ filters }: { readonly filters: StaffBrandFilters }) {
  const { t } = useTranslation()
  const found = useStaffBrands(filters)
  const brands = found.data?.pages.flatMap((page) => page.brands)
  const count = found.data?.pages[0]?.count
  return (
    <>
      <DeskHead title={t('admin.area-brands')} state={count !== undefined && t('staffbrands.count', { count })} />
      <div className="mt-4">
        <ListFilters
          filters={filters}
          onSet={(changes) => replaceView(toAdmin('brands', { ...filters, ...changes }))}
          onReset={() => replaceView(toAdmin('brands'))}
        />
        {!brands && found.isError && <RetryRow text={t('staffbrands.failed')} onRetry={() => void found.refetch()} />}
        {!brands && !found.isError && <Skeleton className="h-64" />}
        {brands?.length === 0 && (
          <p className="border-y border-line py-5 text-14 text-muted">{t('staffbrands.none')}</p>
        )}
        {brands && brands.length > 0 && (
          <div className={classes('transition-opacity', found.isPlaceholderData && 'opacity-50')}>
            <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
              {brands.map((brand) => (
                <Row key={brand.id} brand={brand} filters={filters} />
              ))}
            </ul>
            <MorePages {...morePagesOf(found)} />
          </div>
        )}
      </div>
    </>
  )
}

function Row({ brand, filters }: { readonly brand: ListedBrand; readonly filters: StaffBrandFilters }) {
  const { t, language } = useTranslation()
  const { id, name, handle, domain, plan, trustLevel, productsLive, creditCents, openReports, waitingSince } = brand
  const facts = [
    plan === null ? t('staffbrands.noPlan') : PLAN_LABELS[plan],
    t('staffbrands.trustShort', { level: trustLevel }),
    t('staffbrands.productsLive', { count: productsLive }),
    creditCents !== null && formatCents(creditCents, language),
  ].filter((fact) => fact !== false)
  return (
    <li>
      <Link
        href={toAdmin('brands', { ...filters, id })}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="block truncate font-[600]">{name}</span>
          <span className="block truncate text-12 text-muted">
            @{handle}
            {domain && ` · ${domain}`}
          </span>
        </span>
        <span className="tabular min-w-0 basis-full text-12 text-muted [overflow-wrap:anywhere] md:basis-80">
          {facts.join(' · ')}
        </span>
        <span className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-0.5 text-12 md:basis-44 md:flex-col md:items-end">
          <BrandState brand={brand} />
          {openReports > 0 && (
            <span className="font-[650] text-signal-text">{t('staffbrands.reports', { count: openReports })}</span>
          )}
          {waitingSince && (
            <span className="text-muted">
              {t('staffbrands.waits')} <Moment at={waitingSince} className="tabular" />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
