import { BadgePercent } from 'lucide-react'
import type { BrandSale } from '#contract/brand-sales.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { SaleStateMark } from './sale-state.tsx'
import { useSales } from './use-sales.ts'

const NEW_SALE = to(PATHS.sale, { saleId: 'new' })

/** "1 aktiv · 2 geplant". */
export function SalesState() {
  const { t } = useTranslation()
  const counts = useSales().data?.pages[0]?.counts
  if (!counts || counts.running + counts.planned === 0) return null
  return [
    t('sales.countRunning', { count: counts.running }),
    ...(counts.planned > 0 ? [t('sales.countPlanned', { count: counts.planned })] : []),
  ].join(' · ')
}

/** Creates a sale; without sales the empty list offers it. */
export function CreateSale() {
  const { t } = useTranslation()
  const pages = useSales().data?.pages
  if (!pages || pages[0]?.sales.length === 0) return null
  return (
    <Link href={NEW_SALE} className={buttonLook('volt')}>
      {t('sales.create')}
    </Link>
  )
}

/** The sales of the brand, the latest start first. */
export function SalesList() {
  const { t } = useTranslation()
  const found = useSales()
  const [first] = found.data?.pages ?? []
  if (found.isError && !first) return <RetryRow text={t('sales.loadFailed')} onRetry={() => void found.refetch()} />
  if (!first) return <Skeleton className="h-40" />
  const sales = found.data?.pages.flatMap((page) => page.sales) ?? []
  return (
    <div className="flex flex-col gap-4">
      {sales.length === 0 ? (
        <EmptyState icon={<BadgePercent size={40} />} title={t('sales.emptyTitle')} text={t('sales.emptyText')}>
          <Link href={NEW_SALE} className={buttonLook('volt')}>
            {t('sales.create')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sales.map((sale) => (
            <SaleRow key={sale.id} sale={sale} />
          ))}
        </ul>
      )}
      {first.imported > 0 && <p className="text-14 text-muted">{t('sales.imported', { count: first.imported })}</p>}
      <MorePages {...morePagesOf(found)} />
    </div>
  )
}

function SaleRow({ sale }: { readonly sale: BrandSale }) {
  const { t } = useTranslation()
  const { id, form, state, startsAt, cancelledAt, products } = sale
  const moment = useMoment()
  return (
    <li className="group relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-14 hover:bg-surface">
      <div className="min-w-0 flex-[1_1_20rem]">
        <Link
          href={to(PATHS.sale, { saleId: id })}
          className="font-[650] outline-offset-[-2px] [overflow-wrap:anywhere] group-hover:underline after:absolute after:inset-0"
        >
          {form.name}
        </Link>
        <p className="tabular text-muted">
          {t('sales.period', { from: moment(startsAt), to: moment(cancelledAt ?? form.endsAt) })}
          {form.promoCode && ` · ${form.promoCode}`}
        </p>
      </div>
      <span className="min-w-24 md:w-28">
        <SaleStateMark state={state} />
      </span>
      <span className="tabular text-muted md:w-28">{t('sales.products', { count: products })}</span>
      <span className="tabular ml-auto text-18 font-[700]">{`−${form.percent}\u00a0%`}</span>
    </li>
  )
}
