import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useStaffAccess, useStaffAccessRefresh } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** How many recovery codes are left, new ones, and the way to the own sessions. */
export function StaffSecurity({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const refresh = useStaffAccessRefresh()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    if (codes) void refresh()
    setCodes(null)
    onClose()
  }
  return (
    <Sheet open={isOpen} onClose={close} side="right" title={t('admin.security')}>
      {codes ? <RecoveryCodes codes={codes} onDone={close} /> : <RenewForm onCodes={setCodes} />}
      {!codes && (
        <Link href={PATHS.profile} className="link mt-6 inline-block">
          {t('admin.security-sessions')}
        </Link>
      )}
    </Sheet>
  )
}

function RenewForm({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation()
  const left = useStaffAccess().data?.recoveryCodesLeft
  const { form, error, isBusy } = useForm({
    check: () => null,
    send: async ({ password = '', code = '' }) =>
      onCodes((await call('POST /api/staff/second-factor/recovery-codes', { body: { password, code } })).recoveryCodes),
    failure: (failure) => shownMessage(failure, t, t('admin.failed')),
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      {typeof left === 'number' && <p className="tabular font-[600]">{t('admin.security-left', { count: left })}</p>}
      <p className="text-muted">{t('admin.security-text')}</p>
      <PasswordField label={t('admin.factor-password')} name="password" autoComplete="current-password" />
      <CodeField label={t('admin.factor-firstCode')} />
      <FormError text={error} />
      <Button type="submit" busy={isBusy}>
        {t('admin.security-renew')}
      </Button>
    </form>
  )
}
