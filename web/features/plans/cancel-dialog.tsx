import { useState } from 'react'
import { CANCEL_REASONS, type CancelReason } from '#contract/subscription.limits.ts'
import { call } from '#web/api/call.ts'
import { downloadOfBrand } from '#web/api/download.ts'
import type { OwnSubscription } from '#web/api/subscription.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useDay } from './plan-state.tsx'
import { usePlanStep } from './use-plan-step.ts'

interface CancelDialogProps {
  readonly subscription: OwnSubscription
  readonly plan: string
  readonly onClose: () => void
}

/** The second of two clicks (Trust L16): says what stays, offers the data, and may be told a reason. */
export function CancelDialog({ subscription: { state, until }, plan, onClose }: CancelDialogProps) {
  const { t } = useTranslation()
  const day = useDay()
  const [reason, setReason] = useState<CancelReason | ''>('')
  const { send, isBusy } = usePlanStep()
  const cancel = async () => {
    const body = { reason: reason === '' ? null : reason }
    if (await send(() => call('DELETE /api/brand/subscription', { body }), t('plans.canceled'))) onClose()
  }
  const text =
    state === 'past_due' || until === null
      ? t('plans.cancelNow', { plan })
      : t('plans.cancelText', { plan, day: day(until) })
  return (
    <Dialog open onClose={onClose} title={t('plans.cancelTitle', { plan })} description={text}>
      <div className="mt-5 grid gap-5">
        <SelectField
          label={t('plans.reason')}
          value={reason}
          options={[
            { value: '', label: t('plans.reasonNone') },
            ...CANCEL_REASONS.map((value) => ({ value, label: t(`plans.reason-${value}`) })),
          ]}
          onChange={setReason}
        />
        <DownloadProducts />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" onClick={onClose}>
            {t('plans.cancelNot')}
          </Button>
          <Button tone="danger" busy={isBusy} onClick={() => void cancel()}>
            {t('plans.cancelConfirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function DownloadProducts() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadOfBrand('/api/brand/products/export?format=dropdeck', 'dropdeck.csv')
    } catch (error) {
      showFailure(error, t, t('plans.exportFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3 text-14">
      <p className="min-w-0 flex-1 basis-48 text-muted">{t('plans.exportFirst')}</p>
      <Button tone="outline" size="s" busy={isBusy} onClick={() => void download()}>
        {t('plans.export')}
      </Button>
    </div>
  )
}
