import { useState } from 'react'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { DocumentList, EventList, RefundList } from './purchase-lists.tsx'
import { State } from './purchase-rows.tsx'
import { RefundForm } from './refund-form.tsx'
import { type PurchaseDetail, usePurchase } from './use-purchases.ts'

/** A purchase with its payment, documents and refunds, and the way to refund it. */
export function PurchasePanel({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = usePurchase(id)
  if (!data && error)
    return <RetryRow text={shownMessage(error, t, t('money.failed'))} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  return <Panel purchase={data} />
}

function Panel({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { t, language } = useTranslation()
  const [refunds, setRefunds] = useState(false)
  const { brand, title, state, grossCents, refundableCents, isLive } = purchase
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="tabular text-28 leading-tight font-[750]">
          {formatCents(grossCents, language)}{' '}
          <span className="text-14 font-[550] text-muted">{t('credits.gross')}</span>
        </p>
        <p className="mt-1 font-[600]">{title}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-14">
          <State state={state} />
          {!isLive && <Badge>{t('money.test')}</Badge>}
        </p>
      </div>
      <PaymentFacts purchase={purchase} />
      <DocumentList purchase={purchase} />
      <RefundList purchase={purchase} />
      {refundableCents > 0 &&
        (refunds ? (
          <RefundForm purchase={purchase} onDone={() => setRefunds(false)} />
        ) : (
          <Button tone="outline" className="self-start" onClick={() => setRefunds(true)}>
            {t('money.refund')}
          </Button>
        ))}
      <Link href={toAdmin('billing', { view: 'accounts', id: brand.id })} className="link self-start py-1 text-14">
        {t('money.toAccount', { brand: brand.name })}
      </Link>
      <EventList purchase={purchase} />
    </div>
  )
}

function PaymentFacts({ purchase }: { readonly purchase: PurchaseDetail }) {
  const { t, language } = useTranslation()
  const { buyer, taxReason, vatBasisPoints, netCents, vatCents, bonusCents, refundedCents, card, failure } = purchase
  const money = (cents: number) => formatCents(cents, language)
  return (
    <Facts>
      <Fact name={t('money.brand')}>{purchase.brand.name}</Fact>
      <Fact name={t('money.company')}>{`${buyer.company}, ${buyer.city} (${buyer.country})`}</Fact>
      {buyer.vatId && <Fact name={t('money.vatId')}>{buyer.vatId}</Fact>}
      <Fact name={t('money.billingMail')}>{buyer.email}</Fact>
      {purchase.orderReference && <Fact name={t('money.orderReference')}>{purchase.orderReference}</Fact>}
      <Fact name={t('money.net')}>{money(netCents)}</Fact>
      <Fact name={t('money.vat', { rate: vatBasisPoints / 100 })}>
        {money(vatCents)}
        {taxReason !== 'standard' && <span className="block text-12 text-muted">{t(`money.tax-${taxReason}`)}</span>}
      </Fact>
      {bonusCents > 0 && <Fact name={t('credits.bonus')}>{money(bonusCents)}</Fact>}
      {refundedCents > 0 && <Fact name={t('money.refunded')}>{money(refundedCents)}</Fact>}
      <Fact name={t('money.ordered')}>
        <Moment at={purchase.createdAt} />
      </Fact>
      <Fact name={t('money.paid')}>{purchase.paidAt ? <Moment at={purchase.paidAt} /> : '–'}</Fact>
      {card && <Fact name={t('money.card')}>{t('credits.purchaseCard', { last4: card.last4 })}</Fact>}
      {failure && <Fact name={t('money.failure')}>{t(`money.failure-${failure}`)}</Fact>}
      <Fact name={t('money.payment')}>{purchase.reference ?? '–'}</Fact>
      {purchase.disputes.map((dispute) => (
        <Fact key={dispute.id} name={t(`money.dispute-${dispute.state}`)}>
          {money(dispute.cents)}
        </Fact>
      ))}
    </Facts>
  )
}
