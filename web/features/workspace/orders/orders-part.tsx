import type { ReactNode } from 'react'
import { useWorkspace } from '#web/api/workspace.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { NotAllowed } from '../not-allowed.tsx'
import { ConnectGuide } from './connect-guide.tsx'
import { OrderFile } from './order-file.tsx'
import { OrderList } from './order-list.tsx'
import { type Tracking, useTracking } from './use-orders.ts'

/** How the shop reports its orders (Product 5, attribution), and what was reported. */
export function OrdersPart() {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  if (!rights.includes('insights')) return <NotAllowed right="insights" />
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <p className="max-w-2xl text-14 text-muted">{t('orders.intro')}</p>
      <Connection />
      <Section title={t('orders.fileTitle')}>
        <OrderFile />
      </Section>
      <Section title={t('orders.listTitle')}>
        <OrderList />
      </Section>
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-3 text-18 font-[700]">{title}</h2>
      {children}
    </section>
  )
}

function Connection() {
  const { t } = useTranslation()
  const { tracking, hasFailed, isChecking, retry } = useTracking()
  if (hasFailed) return <RetryRow text={t('orders.loadFailed')} onRetry={retry} />
  if (!tracking) return <Skeleton className="h-72" />
  return (
    <>
      <State tracking={tracking} />
      <Section title={t('orders.connectTitle')}>
        <ConnectGuide tracking={tracking} isChecking={isChecking} onCheck={retry} />
      </Section>
    </>
  )
}

function State({ tracking: { key, orders, valueCents, lastOrderAt } }: { readonly tracking: Tracking }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const isOn = lastOrderAt !== null || (key?.lastCall ?? null) !== null
  if (!isOn)
    return (
      <div className="flex flex-col items-start gap-2">
        <Badge>{t(key === null ? 'orders.off' : 'orders.waiting')}</Badge>
        <p>{t(key === null ? 'orders.offText' : 'orders.waitingText')}</p>
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="volt">{t('orders.on')}</Badge>
      <p className="tabular">
        {t('orders.figures', { count: orders, value: formatPrice(valueCents / 100, language) })}
      </p>
      {lastOrderAt !== null && (
        <p className="text-14 text-muted">{t('orders.lastOrder', { moment: moment(lastOrderAt) })}</p>
      )}
    </div>
  )
}
