import type { ReactNode } from 'react'
import { ORDER_WINDOW_DAYS, TEST_CLICK } from '#contract/orders.limits.ts'
import { CLICK_QUERY } from '#contract/shop-link.ts'
import { publicOrigin } from '#web/api/server-address.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { CopyValue } from '../domains/copy-value.tsx'
import { ServerKey } from './server-key.tsx'
import type { Tracking } from './use-orders.ts'

interface ConnectGuideProps {
  readonly tracking: Tracking
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** Three steps in words, for the person who looks after the shop. */
export function ConnectGuide({ tracking, isChecking, onCheck }: ConnectGuideProps) {
  const { t } = useTranslation()
  const address = `${publicOrigin()}/api/conversions`
  return (
    <ol className="flex flex-col gap-6">
      <Step no={1} title={t('orders.rememberTitle')}>
        <p>{t('orders.rememberText', { name: CLICK_QUERY, days: ORDER_WINDOW_DAYS })}</p>
        <p className="text-14 text-muted">{t('orders.rememberConsent')}</p>
      </Step>
      <Step no={2} title={t('orders.keyTitle')}>
        <p>{t('orders.keyText')}</p>
        <ServerKey tracking={tracking} />
      </Step>
      <Step no={3} title={t('orders.reportTitle')}>
        <p>{t('orders.reportText', { name: CLICK_QUERY })}</p>
        <CopyValue name={t('orders.address')} value={`POST ${address}`} />
        <CopyValue name={t('orders.test')} value={testCall(address)} />
        <p className="text-14 text-muted">{t('orders.testText')}</p>
        <LastCall tracking={tracking} />
        {tracking.key !== null && (
          <Button tone="outline" size="s" busy={isChecking} onClick={onCheck}>
            {t('orders.check')}
          </Button>
        )}
      </Step>
    </ol>
  )
}

/** A call that stores nothing, for the command line of any system. */
const testCall = (address: string): string =>
  `curl ${address} -H "Authorization: Bearer $DROPDECK_KEY" -H "Content-Type: application/json" -d '${JSON.stringify({
    clickId: TEST_CLICK,
    orderId: 'TEST-1',
    valueCents: 5990,
    currency: 'EUR',
    occurredAt: new Date().toISOString(),
  })}'`

interface StepProps {
  readonly no: number
  readonly title: string
  readonly children: ReactNode
}

const Step = ({ no, title, children }: StepProps) => (
  <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
    <span
      aria-hidden
      className="flex size-8 items-center justify-center rounded-pill border border-edge text-14 font-[700]"
    >
      {no}
    </span>
    <div className="flex flex-col items-start gap-3">
      <h3 className="text-16 leading-8 font-[700]">{title}</h3>
      {children}
    </div>
  </li>
)

function LastCall({ tracking: { key } }: Pick<ConnectGuideProps, 'tracking'>) {
  const { t } = useTranslation()
  const moment = useMoment()
  if (key === null) return null
  const { lastCall } = key
  if (lastCall === null) return <p role="status">{t('orders.noCall')}</p>
  const at = moment(lastCall.at)
  if (lastCall.outcome === 'test') return <p role="status">{t('orders.callTest', { moment: at })}</p>
  if (lastCall.outcome === 'taken') return <p role="status">{t('orders.callTaken', { moment: at })}</p>
  return (
    <p role="status" className="text-signal-text">
      {t('orders.callRefused', { moment: at, sentence: lastCall.sentence })}
    </p>
  )
}
