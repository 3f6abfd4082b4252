import { useEffect, useState } from 'react'
import type { FormParts } from '#contract/registration.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { keepAddressLanguage, useTranslation } from '#web/i18n/language.ts'
import { type Draft, emptyDraft, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { STEPS, type Step, stepOf } from './steps.ts'

/** Refusals of registering an account, by the field that they are about. */
const ACCOUNT_FIELDS: Readonly<Record<string, string>> = {
  'accounts.email-taken': 'account.email',
  'accounts.username-taken': 'account.username',
  'accounts.username-characters': 'account.username',
  'accounts.password-short': 'account.password',
  'accounts.password-brand': 'account.password',
  'accounts.password-common': 'account.password',
  'accounts.terms': 'account.terms',
  'accounts.code': 'code',
  'accounts.code-used-up': 'code',
}

/** Name of the brand that was registered on this page: becoming a member shows the page anew. */
let registeredName: string | null = null

function firstStep(user: SessionUser | null): Step {
  if (registeredName !== null) return 'done'
  return user?.hasLongPassword ? 'brand' : 'account'
}

export type Errors = Readonly<Record<string, string>>

/** The draft, its step, and what is wrong with it. */
function useForm(user: SessionUser | null) {
  const { t, language } = useTranslation()
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(language))
  const [step, setStep] = useState<Step>(() => firstStep(user))
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isFirstSkipped = user?.hasLongPassword === true

  // After hydration, because the server renders an empty form.
  const ownEmail = user?.email ?? ''
  useEffect(() => {
    const kept = readDraft(language)
    // Decision 106: filled with the account's, until it is changed.
    setDraft({ ...kept, company: { ...kept.company, email: kept.company.email || ownEmail } })
  }, [language, ownEmail])
  useEffect(() => {
    if (isFirstSkipped) setStep((now) => (now === 'account' ? 'brand' : now))
  }, [isFirstSkipped])

  const clear = () => {
    setErrors({})
    setFailure(null)
  }
  const refuse = (found: Errors) => {
    const fields = Object.keys(found)
    const first = STEPS.find((candidate) => fields.some((field) => stepOf(field) === candidate))
    // The account of a signed-in user is no step to go back to.
    if (first && !(first === 'account' && isFirstSkipped)) setStep(first)
    setErrors(found)
  }
  return {
    draft,
    step,
    errors,
    failure,
    isBusy,
    isFirstSkipped,
    refuse,
    fail: setFailure,
    change: (changed: Draft, field: string) => {
      setDraft(changed)
      keepDraft(changed)
      setErrors(({ [field]: _, ...others }) => others)
      setFailure(null)
    },
    go: (to: Step) => {
      clear()
      setStep(to)
    },
    /** Sends something; a refusal leads to the field that caused it. */
    attempt: async (work: () => Promise<void>) => {
      if (isBusy) return
      setBusy(true)
      clear()
      try {
        await work()
      } catch (error) {
        const found = fieldsOf(error)
        if (Object.keys(found).length > 0) refuse(found)
        else setFailure(shownMessage(error, t, t('registration.failed')))
      } finally {
        setBusy(false)
      }
    },
  }
}

/** The form of a brand, and sending it. */
export function useRegistration(user: SessionUser | null) {
  const { t } = useTranslation()
  const form = useForm(user)
  const { draft, step, go, attempt, isFirstSkipped } = form
  const [password, setPassword] = useState('')
  const [hasTerms, setTerms] = useState(false)
  return {
    ...form,
    registeredName: registeredName ?? '',
    account: { password, setPassword, hasTerms, setTerms },
    back: () => go(STEPS[Math.max(isFirstSkipped ? 1 : 0, STEPS.indexOf(step) - 1)] ?? 'account'),
    /** Checks one part on the server, with the rules of registering, and goes on. */
    checked: (part: FormParts, next: Step) =>
      attempt(async () => {
        await call('POST /api/brand/register/check', { body: part })
        go(next)
      }),
    submit: () =>
      attempt(async () => {
        const { brand, company, assurances, account } = draft
        const parts = { brand, company, assurances }
        const body = user ? parts : { ...parts, account: { ...account, password, terms: hasTerms } }
        await call('POST /api/brand/register', { body })
        go('confirm')
      }),
    confirm: (code: string) =>
      attempt(async () => {
        const confirmed = user
          ? (await call('POST /api/brand/register/confirm', { body: { code } })).user
          : await call('POST /api/auth/verify-email', { body: { email: draft.account.email, code } })
        keepAddressLanguage()
        const isRegistered = confirmed.userType === 'brand'
        if (isRegistered) {
          forgetDraft()
          registeredName = draft.brand.name
        }
        // Otherwise another brand took the name meanwhile: the account exists, and the form is sent again.
        go(isRegistered ? 'done' : 'brand')
        if (!isRegistered) form.fail(t('registration.nameTakenMeanwhile'))
        setUser(confirmed)
      }),
  }
}

export type Registration = ReturnType<typeof useRegistration>

function fieldsOf(error: unknown): Errors {
  if (!(error instanceof CallFailure)) return {}
  const known = ACCOUNT_FIELDS[error.code]
  if (known) return { [known]: error.message }
  return Object.fromEntries(Object.entries(error.fields).filter(([field]) => field.includes('.')))
}
