import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PriceAlertSwitch } from './price-alert-switch.tsx'
import { PushSwitch } from './push/push-switch.tsx'
import { type DropSignUp, useAlerts } from './use-alerts.ts'

/** The user's mail notifications, and how to end them. */
export function AlertsCard({ timezone }: { readonly timezone: string }) {
  const { t } = useTranslation()
  const { alerts, hasFailed, retry, refresh } = useAlerts()
  return (
    <Card title={t('drops.cardTitle')}>
      {hasFailed && <RetryRow text={t('drops.listFailed')} onRetry={retry} />}
      {!alerts && !hasFailed && <Skeleton className="h-16" />}
      {alerts && (
        <>
          <div className="flex flex-col gap-5">
            <PriceAlertSwitch />
            <PushSwitch />
          </div>
          <h3 className="mt-6 border-t border-line pt-5 text-16 font-[550]">{t('drops.listTitle')}</h3>
          {alerts.drops.length === 0 && <p className="mt-1 text-14 text-muted">{t('drops.listEmpty')}</p>}
          <ul className="divide-y divide-line">
            {alerts.drops.map((drop) => (
              <DropRow key={drop.id} drop={drop} timezone={timezone} onGone={refresh} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

interface DropRowProps {
  readonly drop: DropSignUp
  readonly timezone: string
  readonly onGone: () => Promise<void>
}

function DropRow({ drop, timezone, onGone }: DropRowProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const product = `${drop.brand} ${drop.name}`
  const cancel = async () => {
    setBusy(true)
    try {
      await call('DELETE /api/alerts/drops/{id}', { params: { id: drop.id } })
      showToast({ title: t('drops.cancelled'), text: t('drops.cancelledText', { product }) })
      await onGone()
    } catch (error) {
      showFailure(error, t, t('drops.cancelFailed'))
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-3 py-4 last:pb-0">
      <span className="block aspect-3/4 w-14 self-start overflow-hidden rounded-control bg-line">
        {drop.picture && <Picture source={drop.picture} sizes="56px" lazy alt="" />}
      </span>
      <div className="flex min-w-0 flex-[1_1_10rem] flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-[550] [overflow-wrap:anywhere]">{product}</p>
          <p className="text-14 text-muted">
            {drop.releaseDate && Date.parse(drop.releaseDate) > Date.now()
              ? t('drops.releasedOn', { date: formatReleaseDate(drop.releaseDate, timezone) })
              : t('drops.mailOnItsWay')}
          </p>
          <p className="text-14 text-muted [overflow-wrap:anywhere]">{drop.email}</p>
        </div>
        <Button
          tone="outline"
          size="s"
          busy={isBusy}
          aria-label={t('drops.cancelNamed', { product })}
          onClick={() => void cancel()}
        >
          {t('drops.cancel')}
        </Button>
      </div>
    </li>
  )
}
