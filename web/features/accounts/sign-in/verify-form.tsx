import { useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { setUser } from '#web/api/session.ts'
import { keepAddressLanguage, useTranslation } from '#web/i18n/language.ts'
import { PATHS, returnPath, toLogin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Link } from '#web/ui/page/link.tsx'
import { ResendButton } from '../form/resend-button.tsx'
import { useNewCode } from '../form/use-new-code.ts'
import { digits, validateCode, validateReset } from '../form/validation.ts'
import { beginCorrection, forgetEnteredAccount } from './entered-account.ts'
import { forgetVerificationEmail, keptVerificationEmail } from './verification-email.ts'

/** Confirms the address with the code from the mail, which also signs in (Decision 119). */
export function VerifyForm() {
  const { t } = useTranslation()
  const search = useSearch()
  const returnTo = returnPath(search)
  const [email] = useState(() => new URLSearchParams(search).get('email') || keptVerificationEmail())
  const [needsPassword, setNeedsPassword] = useState(false)
  const newCode = useNewCode()
  const { form, errorOf, error, isBusy, clearError } = useForm({
    check: (fields) => (needsPassword ? validateReset : validateCode)({ email, ...fields }),
    send: async (fields) => {
      const { password } = fields
      const body = {
        email: (fields['email'] ?? email).trim(),
        code: digits(fields['code'] ?? ''),
        ...(password !== undefined && { password }),
      }
      const user = await call('POST /api/auth/verify-email', { body })
      forgetVerificationEmail()
      forgetEnteredAccount()
      keepAddressLanguage()
      // Its registration is complete, too.
      navigate(user.userType === 'brand' ? PATHS.dashboard : returnTo, { replace: true })
      setUser(user)
    },
    failure: (error, fields) => {
      newCode.noteFailure(error, (fields['email'] ?? email).trim())
      const isQuestion = error instanceof CallFailure && error.code === 'accounts.new-password'
      // The sentence is shown above the field that appears.
      if (isQuestion) setNeedsPassword(true)
      return isQuestion ? '' : shownMessage(error, t, t('accounts.verifyFailed'))
    },
  })
  const onSent = () => {
    clearError()
    newCode.onSent()
  }
  const login = toLogin(returnTo === PATHS.home ? PATHS.login : returnTo)
  return (
    <form {...form} className="flex flex-col gap-6">
      <SentTo email={email} login={login} />
      {!email && (
        <TextField
          label={t('accounts.email')}
          name="email"
          type="email"
          autoComplete="email"
          error={errorOf('email')}
        />
      )}
      <CodeField
        key={newCode.round}
        label={t('accounts.code')}
        error={errorOf('code')}
        autoFocus={newCode.round > 0}
        sendsWhenComplete={!needsPassword && newCode.neededFor === null}
      />
      {needsPassword && (
        <div className="flex flex-col gap-3">
          <p role="status">{t('accounts.verifyPasswordHint')}</p>
          <PasswordField
            label={t('accounts.newPassword')}
            name="password"
            autoComplete="new-password"
            autoFocus
            showStrength
            error={errorOf('password')}
          />
        </div>
      )}
      <FormError text={newCode.reason ?? error} />
      {newCode.neededFor === null ? (
        <Button type="submit" block busy={isBusy}>
          {t('accounts.verifyAction')}
        </Button>
      ) : (
        <ResendButton email={newCode.neededFor} isNeeded onSent={onSent} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {email && newCode.neededFor === null && <ResendButton email={email} isNeeded={false} onSent={onSent} />}
        <Link href={login} className="link inline-flex min-h-11 items-center px-2 text-14">
          {t('accounts.backToLogin')}
        </Link>
      </div>
    </form>
  )
}

interface SentToProps {
  /** Empty: not known. */
  readonly email: string
  /** The address of the login screen. */
  readonly login: string
}

/** Where the code was sent, and the way back from a mistyped address. */
function SentTo({ email, login }: SentToProps) {
  const { t } = useTranslation()
  if (!email) return <p className="text-muted">{t('accounts.verifyTextNoEmail')}</p>
  return (
    <div>
      <p className="text-muted [overflow-wrap:anywhere]">{t('accounts.verifyText', { email })}</p>
      {/* The server replaces only what this browser registered. */}
      {email === keptVerificationEmail() && (
        <Link
          href={login}
          onClick={() => beginCorrection(email)}
          className="link inline-flex min-h-11 items-center text-14"
        >
          {t('accounts.otherEmail')}
        </Link>
      )}
    </div>
  )
}
