import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { ASSURANCES } from '#contract/registration.limits.ts'
import type { FormParts } from '#contract/registration.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { logFailure } from '#web/device/silently.ts'
import { keepAddressLanguage, useTranslation } from '#web/i18n/language.ts'
import { type Draft, emptyDraft, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { previousStep, STEPS, type Step, shownStep, stepOf } from './steps.ts'

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

/** Each step is an entry of the browser's history. `from` is the step of the entry before. */
function openStep(step: Step, from: Step | null, replace = false): void {
  const query = new URLSearchParams(location.search)
  query.set('step', step)
  navigate(`${location.pathname}?${query}`, { replace, state: { isInside: true, from } })
}

const stepBefore = (): unknown => (history.state as { readonly from?: unknown } | null)?.from

export type Errors = Readonly<Record<string, string>>

type SetDraft = Dispatch<SetStateAction<Draft>>

/** The draft of this device. */
function useDraft(user: SessionUser | null): [Draft, SetDraft] {
  const { language } = useTranslation()
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(language))
  // After hydration, because the server renders an empty form.
  const ownEmail = user?.email ?? ''
  useEffect(() => {
    const kept = readDraft(language)
    // Decision 106: filled with the account's, until it is changed.
    setDraft({ ...kept, company: { ...kept.company, email: kept.company.email || ownEmail } })
  }, [language, ownEmail])
  return [draft, setDraft]
}

/** A registration that was submitted before goes on with its code, also on another device. */
function useWaiting(user: SessionUser | null, wanted: string | null, setDraft: SetDraft) {
  const mayWait = user !== null && user.userType !== 'brand' && user.hasLongPassword
  useEffect(() => {
    if (!mayWait || wanted !== null) return
    call('GET /api/brand/register').then(
      ({ waiting }) => {
        if (!waiting) return
        setDraft((now) => ({ ...now, ...waiting }))
        openStep('confirm', null, true)
      },
      (error: unknown) => logFailure('waiting registration', error),
    )
  }, [mayWait, wanted, setDraft])
}

/** The draft, its step, and what is wrong with it. */
function useForm(user: SessionUser | null) {
  const { t } = useTranslation()
  const [draft, setDraft] = useDraft(user)
  // The server renders the first step, which is hydrated first.
  const wanted = new URLSearchParams(useSearch({ ssrSearch: '' })).get('step')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isFirstSkipped = user?.hasLongPassword === true

  const step = shownStep(wanted, { user, email: draft.account.email, isRegistered: registeredName !== null })
  const show = (to: Step) => to !== step && openStep(to, step)
  useWaiting(user, wanted, setDraft)

  const clear = () => {
    setErrors({})
    setFailure(null)
  }
  const refuse = (found: Errors) => {
    const fields = Object.keys(found)
    const first = STEPS.find((candidate) => fields.some((field) => stepOf(field) === candidate))
    // The account of a signed-in user is no step to go back to.
    if (first && !(first === 'account' && isFirstSkipped)) show(first)
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
    /** `fields`: what changed; their errors are about earlier contents. */
    change: (changed: Draft, ...fields: readonly string[]) => {
      setDraft(changed)
      keepDraft(changed)
      setErrors((found) => Object.fromEntries(Object.entries(found).filter(([field]) => !fields.includes(field))))
      setFailure(null)
    },
    go: (to: Step) => {
      clear()
      show(to)
    },
    back: () => {
      clear()
      const to = previousStep(step, isFirstSkipped)
      if (stepBefore() === to) history.back()
      else openStep(to, null, true)
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
  const { draft, go, attempt } = form
  const [password, setPassword] = useState('')
  const [hasTerms, setTerms] = useState(false)
  const send = (entered: string) =>
    attempt(async () => {
      const { brand, company, assurances, account } = draft
      const parts = { brand, company, assurances }
      const body = user ? parts : { ...parts, account: { ...account, password: entered, terms: hasTerms } }
      await call('POST /api/brand/register', { body })
      go('confirm')
    })
  return {
    ...form,
    registeredName: registeredName ?? '',
    account: { password, setPassword, hasTerms, setTerms },
    /** Checks one part on the server, with the rules of registering, and goes on. */
    checked: (part: FormParts, next: Step) =>
      attempt(async () => {
        await call('POST /api/brand/register/check', { body: part })
        go(next)
      }),
    /** Everything but the account is entered, so that a corrected account is sent without the other steps. */
    isComplete: ASSURANCES.every((kind) => draft.assurances[kind]),
    submit: async (entered = password) => {
      // Only known on the page on which it was entered.
      if (user || entered !== '') return send(entered)
      await attempt(async () => {
        await call('POST /api/brand/register/check', { body: { assurances: draft.assurances } })
        form.refuse({ 'account.password': t('registration.passwordAgain') })
      })
    },
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
