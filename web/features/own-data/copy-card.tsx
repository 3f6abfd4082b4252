import { Check, Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { serverUrl } from '#web/api/server-address.ts'
import type { SessionUser } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Card } from '#web/ui/page/card.tsx'

type Ordered = Answer<'POST /api/auth/export'>
type User = Pick<SessionUser, 'hasPassword' | 'preferredTimezone'>

/** A copy of everything that is stored about the user (GDPR art. 15 and 20); an older sign-in needs the password. */
export function CopyCard({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const { ordered, isBusy, needsProof, order } = useOrder()
  return (
    <Card title={t('copy.title')}>
      <p className="mb-4 text-muted">{t('copy.text')}</p>
      {ordered && <Files key={ordered.json} ordered={ordered} />}
      {!ordered && needsProof && <Proof user={user} isBusy={isBusy} onPassword={order} />}
      {!needsProof && (
        <Button tone="outline" busy={isBusy} onClick={() => void order()}>
          {!ordered && <Download aria-hidden size={18} />}
          {t(ordered ? 'copy.orderAgain' : 'copy.order')}
        </Button>
      )}
    </Card>
  )
}

function useOrder() {
  const { t } = useTranslation()
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [needsProof, setNeedsProof] = useState(false)
  const order = async (password?: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      setOrdered(await call('POST /api/auth/export', password === undefined ? {} : { body: { password } }))
      setNeedsProof(false)
    } catch (error) {
      if (error instanceof CallFailure && error.reauth && !needsProof) {
        setOrdered(null)
        setNeedsProof(true)
      } else showFailure(error, t, t('copy.failed'))
    }
    setBusy(false)
  }
  return { ordered, isBusy, needsProof, order }
}

interface ProofProps {
  readonly user: User
  readonly isBusy: boolean
  readonly onPassword: (password: string) => Promise<void>
}

function Proof({ user, isBusy, onPassword }: ProofProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  if (!user.hasPassword) return <p role="status">{t('copy.signInAgain')}</p>
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') void onPassword(password)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div role="status">
        <p className="font-[650]">{t('copy.confirmTitle')}</p>
        <p className="text-14 text-muted">{t('copy.confirmText')}</p>
      </div>
      <PasswordField
        label={t('copy.password')}
        autoComplete="current-password"
        autoFocus
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" busy={isBusy} className="self-start">
        {t('copy.confirm')}
      </Button>
    </form>
  )
}

const FORMATS = ['html', 'json'] as const

/** Each file can be downloaded once: a used link is no longer valid. */
function Files({ ordered }: { readonly ordered: Ordered }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className="mb-4">
      <p role="status" className="mb-3 font-[550]">
        {t('copy.ready', { moment: moment(ordered.validUntil) })}
      </p>
      <ul className="flex flex-wrap gap-3">
        {FORMATS.map((format) => (
          <li key={format}>
            {used.has(format) ? (
              <p className="inline-flex min-h-12 items-center gap-2 text-muted">
                <Check aria-hidden size={18} />
                {t('copy.used', { file: t(`copy.${format}`) })}
              </p>
            ) : (
              <a
                href={serverUrl(ordered[format])}
                download
                // In a later task: a link that is removed during its click downloads nothing.
                onClick={() => setTimeout(() => setUsed((before) => new Set([...before, format])))}
                className={buttonLook('solid')}
              >
                <Download aria-hidden size={18} />
                {t(`copy.${format}`)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
