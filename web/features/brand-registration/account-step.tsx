import { ACCOUNT } from '#contract/accounts.limits.ts'
import { call } from '#web/api/call.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Phrase } from '#web/i18n/phrase.tsx'
import { PATHS, toLogin } from '#web/paths.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { StepForm } from './step-form.tsx'
import type { Errors, Registration } from './use-registration.ts'

interface StepProps {
  readonly registration: Registration
}

/** Step 1 of a visitor: the account (Spec §5, in its order; Decision 111). */
export function AccountStep({ registration }: StepProps) {
  const { t } = useTranslation()
  const { draft, change, errors, account } = registration
  const set = (name: 'username' | 'email', value: string) => {
    const isCompanyEmail = name === 'email' && draft.company.email === draft.account.email
    // Decision 106: the company's address is the account's, until it is changed.
    const company = isCompanyEmail ? { ...draft.company, email: value } : draft.company
    change({ ...draft, company, account: { ...draft.account, [name]: value } }, `account.${name}`)
  }
  const field = (name: 'username' | 'email') => ({
    name: `account.${name}`,
    value: draft.account[name],
    error: errors[`account.${name}`],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  const submit = (form: FormData) => {
    const password = String(form.get('account.password') ?? '')
    account.setPassword(password)
    const found = accountErrors({ ...draft.account, password, repeated: String(form.get('account.confirm') ?? '') })
    if (found) registration.refuse({ [found.field]: t(found.key) })
    else if (!account.hasTerms) registration.refuse({ 'account.terms': t('accounts.termsRegister') })
    else if (registration.isComplete) void registration.submit(password)
    else registration.go('brand')
  }
  const link = (
    <Link href={PATHS.terms} className="link">
      {t('accounts.termsLink')}
    </Link>
  )
  return (
    <StepForm
      registration={registration}
      canGoBack={false}
      onSubmit={submit}
      {...(registration.isComplete && { action: t('registration.submit') })}
    >
      <TextField
        {...field('username')}
        label={t('accounts.username')}
        hint={t('accounts.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('email')} label={t('accounts.email')} type="email" autoComplete="email" />
      <PasswordField
        label={t('accounts.password')}
        name="account.password"
        autoComplete="new-password"
        defaultValue={account.password}
        showStrength
        strengthHint={t('registration.passwordHint')}
        error={errors['account.password']}
      />
      <PasswordField
        label={t('accounts.confirmPassword')}
        name="account.confirm"
        autoComplete="new-password"
        defaultValue={account.password}
        error={errors['account.confirm']}
      />
      <Checkbox
        name="account.terms"
        checked={account.hasTerms}
        onChange={account.setTerms}
        error={errors['account.terms']}
        label={<Phrase of="accounts.termsAccept" with={{ link }} />}
      />
      <p className="text-14">
        <Link href={toLogin(PATHS.brandRegister)} className="link">
          {t('registration.haveAccount')}
        </Link>
      </p>
    </StepForm>
  )
}

interface EnteredAccount {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly repeated: string
}

/** What Spec §5 says about an account, in its order. */
function accountErrors({ username, email, password, repeated }: EnteredAccount) {
  const values = { username, email, password, confirm: repeated }
  const missing = Object.entries(values).find(([, value]) => value.trim() === '')?.[0]
  if (missing) return { field: `account.${missing}`, key: 'accounts.fillAll' } as const
  if (!email.includes('@')) return { field: 'account.email', key: 'accounts.emailInvalid' } as const
  if (password !== repeated) return { field: 'account.confirm', key: 'accounts.passwordMismatch' } as const
  if ([...password].length < ACCOUNT.passwordMinBrand) {
    return { field: 'account.password', key: 'registration.passwordHint' } as const
  }
  return null
}

/** Step 1 of a signed-in user whose password is too short for a brand, or who has none. */
export function PasswordStep({ registration, user }: StepProps & { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const { errors } = registration
  const submit = (form: FormData) => {
    const present = String(form.get('account.present') ?? '')
    const newPassword = String(form.get('account.password') ?? '')
    if ([...newPassword].length < ACCOUNT.passwordMinBrand) {
      registration.refuse({ 'account.password': t('registration.passwordHint') } satisfies Errors)
      return
    }
    const body = { newPassword, ...(user.hasPassword && { password: present }) }
    void registration.attempt(async () => setUser(await call('PUT /api/auth/password', { body })))
  }
  return (
    <StepForm registration={registration} canGoBack={false} onSubmit={submit} action={t('registration.passwordSave')}>
      <h2 className="text-22 font-[750]">{t('registration.passwordTitle')}</h2>
      <p className="text-muted">{t('registration.passwordText')}</p>
      {user.hasPassword && (
        <PasswordField label={t('profile.passwordPresent')} name="account.present" autoComplete="current-password" />
      )}
      <PasswordField
        label={t('accounts.newPassword')}
        name="account.password"
        autoComplete="new-password"
        showStrength
        strengthHint={t('registration.passwordHint')}
        error={errors['account.password']}
      />
    </StepForm>
  )
}
