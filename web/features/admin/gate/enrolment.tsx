import { useState } from 'react'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Begun = Answer<'POST /api/staff/second-factor/enrolment'>

interface EnrolmentProps {
  readonly onBegin: () => void
  readonly onDone: () => Promise<void>
}

/** Sets up the second factor: password, authenticator app, first code, recovery codes (Decision 130). */
export function Enrolment({ onBegin, onDone }: EnrolmentProps) {
  const { t } = useTranslation()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <div className="mx-auto max-w-md">
      <Card title={t(codes ? 'admin.factor-recoveryTitle' : 'admin.factor-setUpTitle')}>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => void onDone()} />
        ) : begun ? (
          <ScanForm begun={begun} onCodes={setCodes} />
        ) : (
          <BeginForm
            onBegun={(answer) => {
              onBegin()
              setBegun(answer)
            }}
          />
        )}
      </Card>
    </div>
  )
}

function BeginForm({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const { t } = useTranslation()
  const [isTooShort, setTooShort] = useState(false)
  const { form, error, isBusy } = useForm({
    check: () => null,
    send: async ({ password = '' }) =>
      onBegun(await call('POST /api/staff/second-factor/enrolment', { body: { password } })),
    failure: (failure) => {
      setTooShort(failure instanceof CallFailure && failure.code === 'accounts.password-staff')
      return shownMessage(failure, t, t('admin.failed'))
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-muted">{t('admin.factor-setUpText', { least: ACCOUNT.passwordMinStaff })}</p>
      <PasswordField label={t('admin.factor-password')} name="password" autoComplete="current-password" />
      <FormError text={error} />
      {isTooShort && (
        <Link href={PATHS.profile} className="link self-start">
          {t('admin.factor-toProfile')}
        </Link>
      )}
      <Button type="submit" busy={isBusy}>
        {t('admin.factor-begin')}
      </Button>
    </form>
  )
}

interface ScanFormProps {
  readonly begun: Begun
  readonly onCodes: (codes: readonly string[]) => void
}

function ScanForm({ begun: { uri, secret }, onCodes }: ScanFormProps) {
  const { t } = useTranslation()
  const { form, error, isBusy } = useForm({
    check: () => null,
    send: async ({ code = '' }) =>
      onCodes((await call('PUT /api/staff/second-factor/enrolment', { body: { code } })).recoveryCodes),
    failure: (failure) => shownMessage(failure, t, t('admin.failed')),
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-muted">{t('admin.factor-scan')}</p>
      <QrCode text={uri} label={t('admin.factor-qr')} className="mx-auto h-auto w-56 max-w-full" />
      <code className="text-center text-14 break-all select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      <CodeField label={t('admin.factor-firstCode')} />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t('admin.factor-confirm')}
      </Button>
    </form>
  )
}
