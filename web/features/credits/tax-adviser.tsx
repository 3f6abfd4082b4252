import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { TaxAdviser } from '#contract/invoice-months.ts'
import { call } from '#web/api/call.ts'
import { formatMonth } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

const KEY = ['/api/brand/tax-adviser'] as const

/** The address that gets the invoices of each month. */
export function TaxAdviserForm() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/brand/tax-adviser', { signal }),
  })
  if (!data && isError) return <RetryRow text={t('bookkeeping.adviserFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-48" />
  return <Form key={data.version} adviser={data} />
}

function Form({ adviser }: { readonly adviser: TaxAdviser }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { version, isOn, sentMonth, isTest } = adviser
  const [email, setEmail] = useState(adviser.email)
  const [isConfirmed, setConfirmed] = useState(false)
  const [wrong, setWrong] = useState<'email' | 'confirm' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isChanged = !isOn || email.trim() !== adviser.email

  const save = async (turnsOn: boolean) => {
    setBusy(true)
    try {
      const body = turnsOn
        ? ({ version, isOn: true, email: email.trim(), isConfirmed: true } as const)
        : ({ version, isOn: false } as const)
      client.setQueryData(KEY, await call('PUT /api/brand/tax-adviser', { body }))
      showToast({ title: t(turnsOn ? 'bookkeeping.adviserSaved' : 'bookkeeping.adviserStopped') })
    } catch (error) {
      showFailure(error, t, t('bookkeeping.adviserSaveFailed'))
      void client.invalidateQueries({ queryKey: KEY })
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setWrong('email')
    if (!isConfirmed) return setWrong('confirm')
    setWrong(null)
    if (!isBusy) void save(true)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <State isOn={isOn} sentMonth={sentMonth} />
      <TextField
        label={t('bookkeeping.adviserMail')}
        name="adviser"
        type="email"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setWrong(null)
        }}
        hint={isTest ? t('bookkeeping.adviserTest') : t('bookkeeping.adviserHint')}
        error={wrong === 'email' ? t('bookkeeping.adviserWrong') : undefined}
      />
      {isChanged && (
        <Checkbox
          label={t('bookkeeping.adviserConfirm')}
          name="confirmed"
          checked={isConfirmed}
          onChange={(checked) => {
            setConfirmed(checked)
            setWrong(null)
          }}
          error={wrong === 'confirm' ? t('bookkeeping.adviserUnconfirmed') : undefined}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {isChanged && (
          <Button type="submit" tone="outline" busy={isBusy}>
            {t(isOn ? 'bookkeeping.adviserChange' : 'bookkeeping.adviserStart')}
          </Button>
        )}
        {isOn && (
          <Button tone={isChanged ? 'ghost' : 'outline'} busy={isBusy} onClick={() => void save(false)}>
            {t('bookkeeping.adviserStop')}
          </Button>
        )}
      </div>
    </form>
  )
}

function State({ isOn, sentMonth }: Pick<TaxAdviser, 'isOn' | 'sentMonth'>) {
  const { t, language } = useTranslation()
  const on =
    sentMonth === null
      ? t('bookkeeping.adviserOn')
      : t('bookkeeping.adviserSent', { month: formatMonth(sentMonth, language) })
  return (
    <div>
      <h3 className="font-[600]">{t('bookkeeping.adviser')}</h3>
      <p className="mt-1 text-14 text-muted">
        <span
          aria-hidden
          className={`mr-1.5 inline-block size-2 rounded-pill ring-1 ring-edge ${isOn ? 'bg-volt' : 'bg-edge'}`}
        />
        {isOn ? on : t('bookkeeping.adviserOff')}
      </p>
    </div>
  )
}
