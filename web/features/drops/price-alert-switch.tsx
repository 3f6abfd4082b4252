import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Switch } from '#web/ui/forms/switch.tsx'
import { useAlerts } from './use-alerts.ts'

/** Mails when saved products get cheaper: off until switched on. Renders nothing until the state is loaded. */
export function PriceAlertSwitch() {
  const { t } = useTranslation()
  const { alerts, showPriceDrops } = useAlerts()
  const [isSaving, setSaving] = useState(false)
  if (!alerts) return null
  const choose = async (priceDrops: boolean) => {
    if (isSaving) return
    setSaving(true)
    showPriceDrops(priceDrops)
    try {
      await call('PATCH /api/alerts', { body: { priceDrops } })
    } catch (error) {
      showPriceDrops(!priceDrops)
      showFailure(error, t, t('drops.priceFailed'))
    }
    setSaving(false)
  }
  return (
    <Switch
      label={t('drops.priceAlert')}
      hint={t('drops.priceAlertHint')}
      checked={alerts.priceDrops}
      onChange={(checked) => void choose(checked)}
    />
  )
}
