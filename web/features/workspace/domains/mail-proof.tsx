import { type FormEvent, useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Domain, useAction, useProven } from './use-domains.ts'

/** A code to an address at the domain. */
export function MailProof({ domain: { domain } }: { readonly domain: Domain }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isBusy, error, forget, run } = useAction()
  const params = { domain }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await call('POST /api/brand/domains/{domain}/mail', { params, body: { email: email.trim() } })
      setSentTo(email.trim())
    })
  }
  if (sentTo !== null)
    return (
      <CodeForm
        domain={domain}
        email={sentTo}
        onOther={() => {
          forget()
          setSentTo(null)
        }}
      />
    )
  return (
    <form noValidate method="post" onSubmit={send} className="flex flex-col items-start gap-3">
      <p className="text-14">{t('domains.how-mail', { domain })}</p>
      <div className="w-full">
        <TextField
          label={t('domains.email', { domain })}
          type="email"
          autoComplete="email"
          placeholder={`info@${domain}`}
          value={email}
          error={error ?? undefined}
          onChange={(event) => {
            setEmail(event.target.value)
            forget()
          }}
        />
      </div>
      <Button type="submit" busy={isBusy}>
        {t('domains.sendCode')}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  readonly domain: string
  readonly email: string
  readonly onOther: () => void
}

function CodeForm({ domain, email, onOther }: CodeFormProps) {
  const { t } = useTranslation()
  const take = useProven()
  const { isBusy, error, run } = useAction()
  /** A new code empties the field. */
  const [round, setRound] = useState(0)
  const sendAgain = () =>
    run(async () => {
      await call('POST /api/brand/domains/{domain}/mail', { params: { domain }, body: { email } })
      setRound(round + 1)
      showToast({ title: t('domains.sent', { email }) })
    })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    void run(async () =>
      take(await call('POST /api/brand/domains/{domain}/mail/confirm', { params: { domain }, body: { code } })),
    )
  }
  return (
    <form noValidate method="post" onSubmit={confirm} className="flex flex-col items-start gap-3">
      <p className="text-14">{t('domains.sent', { email })}</p>
      <div className="w-full max-w-xs">
        <CodeField key={round} label={t('domains.code')} error={error ?? undefined} sendsWhenComplete />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t('domains.confirm')}
        </Button>
        <Button tone="ghost" onClick={() => void sendAgain()}>
          {t('domains.newCode')}
        </Button>
        <Button tone="ghost" onClick={onOther}>
          {t('domains.otherAddress')}
        </Button>
      </div>
    </form>
  )
}
