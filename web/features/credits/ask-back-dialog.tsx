import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RETURNS_KEY } from './use-credits.ts'

const LEAST_REASON = 3

interface AskBackDialogProps {
  readonly availableCents: number
  readonly onClose: () => void
}

/** Asks for all unspent bought credit or a part of it. */
export function AskBackDialog({ availableCents, onClose }: AskBackDialogProps) {
  const { t, language } = useTranslation()
  const client = useQueryClient()
  const key = useRef<string>(crypto.randomUUID())
  const [how, setHow] = useState<'all' | 'part'>('all')
  const [cents, setCents] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<'amount' | 'reason' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const all = formatCents(availableCents, language)

  const send = async () => {
    setBusy(true)
    try {
      const body = { cents: how === 'all' ? null : cents, reason: reason.trim() }
      client.setQueryData(
        RETURNS_KEY,
        await call('POST /api/brand/credit-returns', { body, idempotencyKey: key.current }),
      )
      void client.invalidateQueries({ queryKey: ['/api/brand/wallet'] })
      showToast({ title: t('credits.backSent') })
      onClose()
    } catch (error) {
      showFailure(error, t, t('credits.backSendFailed'))
      void client.invalidateQueries({ queryKey: RETURNS_KEY })
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (how === 'part' && (cents === null || cents > availableCents)) return setWrong('amount')
    if (reason.trim().length < LEAST_REASON) return setWrong('reason')
    setWrong(null)
    if (!isBusy) void send()
  }
  // Another request, not a repeat of the one before.
  const change = (act: () => void) => {
    key.current = crypto.randomUUID()
    setWrong(null)
    act()
  }
  return (
    <Dialog open onClose={onClose} title={t('credits.backAsk')} description={t('credits.backHeld')}>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-4">
        <Segmented
          label={t('credits.backHow')}
          value={how}
          options={[
            { value: 'all', label: t('credits.backAll', { amount: all }) },
            { value: 'part', label: t('credits.backPart') },
          ]}
          onChange={(next) => change(() => setHow(next))}
        />
        {how === 'part' && (
          <PriceField
            label={t('credits.backAmount')}
            cents={cents}
            mostCents={100_000_000}
            onChange={(next) => change(() => setCents(next))}
            error={wrong === 'amount' ? t('credits.backWrong', { most: all }) : undefined}
          />
        )}
        <TextField
          label={t('credits.backReason')}
          name="reason"
          maxLength={300}
          value={reason}
          onChange={(event) => change(() => setReason(event.target.value))}
          hint={t('credits.backReasonHint')}
          error={wrong === 'reason' ? t('credits.backReasonShort') : undefined}
        />
        <Button type="submit" busy={isBusy}>
          {t('credits.backSend')}
        </Button>
      </form>
    </Dialog>
  )
}
