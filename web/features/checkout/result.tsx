import { Check, CircleAlert, Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Purchase } from '#contract/billing.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { waitForOrder } from './use-order.ts'

interface ResultProps {
  readonly id: string
  /** Null: the server has not heard of the payment. */
  readonly order: Purchase | null
}

/** What became of an order. The button that had the focus is gone, so it comes here. */
export function Result(props: ResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      <Outcome {...props} />
    </div>
  )
}

function Outcome({ id, order: known }: ResultProps) {
  const { t, language } = useTranslation()
  const [order, setOrder] = useState(known)
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    setOrder(await waitForOrder(id))
    setBusy(false)
  }
  const toCredits = (
    // Leaves the document, whose policy admits the payment provider.
    <a href={order?.kind === 'plan' ? PATHS.subscription : PATHS.credits} className={buttonLook('solid')}>
      {t(order?.kind === 'plan' ? 'checkout.toPlan' : 'checkout.toCredits')}
    </a>
  )
  if (order === null || order.state === 'created' || order.state === 'pending') {
    return (
      <EmptyState icon={<Clock size={36} />} title={t('checkout.lateTitle')} text={t('checkout.lateText')}>
        <Button tone="outline" busy={isBusy} onClick={() => void again()}>
          {t('checkout.again')}
        </Button>
        {toCredits}
      </EmptyState>
    )
  }
  const { state, kind, netCents, bonusCents } = order
  if (state === 'credited') {
    const amount = formatCents(netCents + bonusCents, language)
    const text = kind === 'credit' ? t('checkout.doneText', { amount }) : t('checkout.doneOther')
    return (
      <EmptyState icon={<Check size={36} />} title={t('checkout.doneTitle')} text={text}>
        {toCredits}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<CircleAlert size={36} />} title={t(`checkout.${state}Title`)} text={t(`checkout.${state}Text`)}>
      {toCredits}
    </EmptyState>
  )
}
