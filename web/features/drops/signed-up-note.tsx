import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { PushOffer } from './push/push-offer.tsx'

interface SignedUpNoteProps {
  readonly signUp: { readonly email: string; readonly isConfirmed: boolean }
  /** Null until the list contains the sign-up. */
  readonly onCancel: (() => Promise<unknown>) | null
}

/** Shown after signing up: the address, whether its confirmation is missing, and a button to cancel. */
export function SignedUpNote({ signUp, onCancel }: SignedUpNoteProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const { email, isConfirmed } = signUp
  const cancel = async () => {
    setBusy(true)
    try {
      await onCancel?.()
    } catch (error) {
      showFailure(error, t, t('drops.cancelFailed'))
      setBusy(false)
    }
  }
  return (
    <div className="overflow-hidden rounded-control border border-line">
      <p className="bg-volt p-4 font-[650] text-black">{t('drops.success')}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
        <p className="min-w-0 flex-[1_1_12rem] text-14 text-muted [overflow-wrap:anywhere]">
          {t(isConfirmed ? 'drops.mailGoesTo' : 'drops.confirmFirst', { email })}
        </p>
        {onCancel && <PushOffer />}
        {onCancel && (
          <Button tone="outline" size="s" busy={isBusy} onClick={() => void cancel()}>
            {t('drops.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}
