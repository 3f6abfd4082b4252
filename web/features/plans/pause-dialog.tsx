import { useState } from 'react'
import { PAUSE_MONTHS } from '#contract/subscription.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { usePlanStep } from './use-plan-step.ts'

const CHOICES = ['1', '2', '3'] as const

/** Product 9: 1 to 3 months in which nothing is shown and nothing is charged. */
export function PauseDialog({ plan, onClose }: { readonly plan: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('1')
  const { send, isBusy } = usePlanStep()
  const months = PAUSE_MONTHS.find((one) => String(one) === choice) ?? PAUSE_MONTHS[0]
  const pause = async () => {
    if (await send(() => call('POST /api/brand/subscription/pause', { body: { months } }), t('plans.pausedNow')))
      onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('plans.pauseTitle', { plan })} description={t('plans.pauseText')}>
      <div className="mt-5 grid gap-6">
        <Segmented
          label={t('plans.pauseFor')}
          value={choice}
          options={CHOICES.map((value) => ({ value, label: t('plans.months', { count: Number(value) }) }))}
          onChange={setChoice}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void pause()}>
            {t('plans.pauseConfirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
