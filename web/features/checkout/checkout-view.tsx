import { ShoppingBag, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Purchase } from '#contract/billing.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ChangeAddress } from './change-address.tsx'
import { ChangeCard } from './change-card.tsx'
import { askedBy, isOwnDocument } from './checkout-address.ts'
import { LoadFailed } from './load-failed.tsx'
import { PayForm } from './pay-form.tsx'
import { Result } from './result.tsx'
import { useOrder, useQuote, type Wanted, waitForOrder } from './use-order.ts'

/** Product 11: pays an order, or saves a card. The address says which when the page opens. */
export function CheckoutView() {
  const { t } = useTranslation()
  const [asked] = useState(() => askedBy(new URLSearchParams(location.search)))
  const isHere = isOwnDocument()
  useEffect(() => {
    if (!isHere) location.replace(location.href)
  }, [isHere])
  if (isNativeShell()) {
    return <EmptyState icon={<Smartphone size={36} />} title={t('checkout.nativeTitle')} text={t('checkout.native')} />
  }
  if (!isHere) return <Skeleton className="h-60" />
  if (asked === null) {
    return (
      <EmptyState icon={<ShoppingBag size={36} />} title={t('checkout.nothingTitle')} text={t('checkout.nothingText')}>
        <a href={PATHS.credits} className={buttonLook('solid')}>
          {t('checkout.toCredits')}
        </a>
      </EmptyState>
    )
  }
  if (asked.what === 'card') return <ChangeCard setupId={asked.setupId} />
  return asked.what === 'new' ? (
    <NewOrder wanted={asked.wanted} />
  ) : (
    <PlacedOrder id={asked.id} hasFailed={asked.hasFailed} />
  )
}

interface Ended {
  readonly id: string
  readonly order: Purchase | null
}

function NewOrder({ wanted }: { readonly wanted: Wanted }) {
  const { data: quote, error, refetch } = useQuote(wanted)
  const [ended, setEnded] = useState<Ended | null>(null)
  const [isChanging, setChanging] = useState(false)
  const mayChange = useWorkspace().rights.includes('company')
  const change = mayChange ? () => setChanging(true) : undefined
  if (ended) return <Result {...ended} />
  return (
    <>
      {error && !quote ? (
        <LoadFailed error={error} onRetry={() => void refetch()} onChangeAddress={change} />
      ) : quote ? (
        <PayForm
          ordered={quote}
          credit={wanted}
          placed={null}
          publishableKey={quote.publishableKey}
          isTest={quote.sells === 'test'}
          failure={null}
          onChangeAddress={change}
          onEnd={(id, order) => setEnded({ id, order })}
        />
      ) : (
        <Skeleton className="h-80" />
      )}
      {isChanging && <ChangeAddress onClose={() => setChanging(false)} onSaved={() => refetch()} />}
    </>
  )
}

/** An order that was placed before: after a reload, on the way back from the bank, or ordered elsewhere. */
function PlacedOrder({ id, hasFailed }: { readonly id: string; readonly hasFailed: boolean }) {
  const { t } = useTranslation()
  const { data: order, error, refetch } = useOrder(id)
  const [ended, setEnded] = useState<Ended | null>(null)
  const isReturn = new URLSearchParams(location.search).get('redirect_status') === 'succeeded'
  const isWaiting = isReturn && order?.state === 'pending' && ended === null
  useEffect(() => {
    if (isWaiting) void waitForOrder(id).then((found) => setEnded({ id, order: found }))
  }, [id, isWaiting])
  if (ended) return <Result {...ended} />
  if (error && !order) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!order) return <Skeleton className="h-80" />
  if (isWaiting) {
    return (
      <p role="status" className="py-16 text-center text-muted">
        {t('checkout.waiting')}
      </p>
    )
  }
  if (!order.payment) return <Result id={id} order={order} />
  const failure = order.failure ?? (hasFailed ? 'authentication' : null)
  return (
    <PayForm
      ordered={order}
      credit={null}
      placed={order}
      publishableKey={order.payment.publishableKey}
      isTest={order.payment.provider === 'simulator'}
      failure={failure === null ? null : t(`checkout.failure-${failure}`)}
      onEnd={(endedId, found) => setEnded({ id: endedId, order: found })}
    />
  )
}
