import { type FormEvent, Fragment, useRef, useState } from 'react'
import { isUsername } from '#contract/username.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, setUser } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { timezoneLabel, timezoneOptions } from './timezone-options.ts'

/** Spec §4: viewing, then editing, then viewing again after saving or cancelling. */
export function SettingsCard({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const shown = [
    { label: t('profile.username'), value: user.username },
    { label: t('profile.email'), value: user.email },
    { label: t('profile.timezone'), value: timezoneLabel(user.preferredTimezone, t, new Date()) },
  ]
  return (
    <Card
      title={t('profile.settings')}
      after={
        !isEditing && (
          <Button tone="outline" size="s" onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <SettingsForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
          {shown.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className="text-14 text-muted sm:leading-6">{label}</dt>
              <dd className="font-[550] [overflow-wrap:anywhere]">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Card>
  )
}

interface SettingsFormProps {
  readonly user: SessionUser
  readonly onDone: () => void
}

function SettingsForm({ user, onDone }: SettingsFormProps) {
  const { t } = useTranslation()
  // A new address that is not confirmed yet is the one to edit.
  const [username, setUsername] = useState(user.username)
  const [email, setEmail] = useState(user.pendingEmail ?? user.email)
  const [preferredTimezone, setTimezone] = useState(user.preferredTimezone)
  const [isBusy, setBusy] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const nameField = useRef<HTMLInputElement>(null)
  const proof = useProof()

  const refuseName = (text: string) => {
    setNameError(text)
    nameField.current?.focus({ preventScroll: true })
    // The toast is at the top of the screen, the keyboard of a phone at its bottom.
    nameField.current?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  }

  const save = async () => {
    const body = { username: username.trim(), email: email.trim(), preferredTimezone, ...proof.body }
    if (!body.username || !body.email) {
      showToast({ title: t('profile.validationTitle'), text: t('profile.validationText'), tone: 'destructive' })
      return
    }
    // A name from before the rule may stay.
    if (body.username !== user.username && !isUsername(body.username)) {
      refuseName(t('accounts.usernameCharacters'))
      return
    }
    setBusy(true)
    try {
      setUser(await call('PUT /api/auth/me', { body }))
      showToast({ title: t('profile.updatedTitle'), text: t('profile.updatedText') })
      onDone()
    } catch (error) {
      setBusy(false)
      // The input is kept; the password is asked for below it.
      if (proof.isQuestion(error)) return
      const text = refusal(error, t)
      if (isAboutName(error)) refuseName(text)
      showToast({ title: t('profile.updateFailedTitle'), text, tone: 'destructive' })
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void save()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField
        label={t('profile.username')}
        value={username}
        onChange={(event) => {
          setUsername(event.target.value)
          setNameError(undefined)
        }}
        ref={nameField}
        error={nameError}
        hint={t('accounts.usernameHint')}
        autoComplete="username"
        autoFocus
      />
      <TextField
        label={t('profile.email')}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoComplete="email"
      />
      <SelectField
        label={t('profile.timezone')}
        hint={t('profile.timezoneHint')}
        value={preferredTimezone}
        options={timezoneOptions(t, new Date())}
        onChange={setTimezone}
      />
      {proof.isAsked && <ProofFields user={user} onPassword={proof.setPassword} />}
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={onDone} className="flex-1">
          {t('ui.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} className="flex-1">
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

const isAboutName = (error: unknown): boolean =>
  error instanceof CallFailure && error.code.startsWith('accounts.username-')

/** The two refusals whose sentence is fixed in English (Spec §8), in the user's language. */
function refusal(error: unknown, t: Translate): string {
  const code = error instanceof CallFailure ? error.code : ''
  if (code === 'accounts.email-taken') return t('profile.emailTaken')
  if (code === 'accounts.username-taken') return t('profile.usernameTaken')
  return shownMessage(error, t, t('profile.updateFailedText'))
}
