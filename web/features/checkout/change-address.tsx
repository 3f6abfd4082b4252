import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { CompanyFields } from '#web/ui/forms/company-fields.tsx'
import { EMPTY_COMPANY } from '#web/ui/forms/empty-company.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { useErrorInView } from '#web/ui/forms/use-error-in-view.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface ChangeAddressProps {
  readonly onClose: () => void
  /** The quote is read again: another address may have another tax. */
  readonly onSaved: () => Promise<unknown>
}

/** The company that gets the invoice, changed without leaving the checkout. */
export function ChangeAddress({ onClose, onSaved }: ChangeAddressProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/brand/settings'],
    queryFn: ({ signal }) => call('GET /api/brand/settings', { signal }),
  })
  return (
    <Dialog open onClose={onClose} title={t('checkout.changeAddress')} description={t('checkout.changeAddressText')}>
      <div className="mt-5">
        {data ? (
          <Form
            key={data.version}
            settings={data}
            onSaved={async () => {
              await onSaved()
              onClose()
            }}
            onStale={() => void refetch()}
          />
        ) : isError ? (
          <RetryRow text={t('checkout.addressFailed')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-80" />
        )}
      </div>
    </Dialog>
  )
}

interface FormProps {
  readonly settings: Settings
  readonly onSaved: () => Promise<void>
  /** Another member saved it meanwhile. */
  readonly onStale: () => void
}

/** The sentence of each wrong field, of which the server may name several. */
const sentencesOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof CallFailure ? error.fields : {}

function Form({ settings: { version, company: stored }, onSaved, onStale }: FormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [company, setCompany] = useState(() => {
    const {
      vatState: _,
      vatCheckedAt: __,
      safety: ___,
      ...known
    } = stored ?? {
      ...EMPTY_COMPANY,
      ...{ vatState: '', vatCheckedAt: '', safety: null },
    }
    return known
  })
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const errors = failure === null ? {} : sentencesOf(failure)
  const [first] = Object.keys(errors)
  useErrorInView(form, first ?? null)
  const send = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call('PUT /api/brand/company', {
        body: { version, company: { ...company, safety: stored?.safety ?? null } },
      })
      await onSaved()
    } catch (error) {
      setFailure(error)
      if (error instanceof CallFailure && error.code === 'conflict') onStale()
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }
  const text = failure === null ? null : shownMessage(failure, t, t('checkout.addressFailed'))
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CompanyFields
        company={company}
        errors={errors}
        onChange={(changes) => {
          setCompany({ ...company, ...changes })
          setFailure(null)
        }}
      />
      <FormError text={first === undefined ? text : t('checkout.addressFields')} />
      <Button type="submit" busy={isBusy}>
        {t('checkout.addressSave')}
      </Button>
    </form>
  )
}
