import { morePagesOf } from '#web/api/use-pages.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { type Order, useOrders } from './use-orders.ts'

/** The orders that were reported, as rows of two lines. They name no customer. */
export function OrderList() {
  const { t } = useTranslation()
  const found = useOrders()
  const orders = found.data?.pages.flatMap((page) => page.orders)
  if (!orders && found.isError) return <RetryRow text={t('orders.listFailed')} onRetry={() => void found.refetch()} />
  if (!orders) return <Skeleton className="h-40" />
  if (orders.length === 0) return <p className="text-muted">{t('orders.listEmpty')}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <MorePages {...morePagesOf(found)} byHand />
    </>
  )
}

function OrderRow({ order }: { readonly order: Order }) {
  const { t, language } = useTranslation()
  const { orderId, product, promoCode, occurredAt, via, valueCents, isOwn } = order
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-[600]">{product?.name ?? t('orders.ofCode', { code: promoCode ?? '–' })}</p>
        <p className="text-14 text-muted [overflow-wrap:anywhere]">
          <span className="tabular">{orderId}</span>
          {' · '}
          <Moment at={occurredAt} />
          {' · '}
          {t(`orders.via-${via}`)}
          {isOwn && ` · ${t('orders.isOwn')}`}
        </p>
      </div>
      <p className="tabular shrink-0 font-[600]">{formatPrice(valueCents / 100, language)}</p>
    </li>
  )
}
