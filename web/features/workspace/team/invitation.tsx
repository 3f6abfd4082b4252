import { type ReactNode, useState } from 'react'
import { storeBrand } from '#web/api/brand-headers.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, useSession } from '#web/api/session.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, toLogin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface InvitationProps {
  readonly token: string
  readonly path: string
  /** In place of the button, for a user whose password is too short for a brand. */
  readonly longPassword: (user: SessionUser) => ReactNode
  /** For a user who is signed in with another address. */
  readonly logout: ReactNode
}

/** What the link of the mail invites to. Visitors sign in or create the account first, and come back. */
export function Invitation({ token, path, longPassword, logout }: InvitationProps) {
  const { t } = useTranslation()
  const user = useSession()
  const { answer, error } = useAnswer(
    token,
    (signal) => call('GET /api/invitations/{token}', { params: { token }, signal }),
    undefined,
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const { brandId } = await call('POST /api/invitations/{token}/accept', { params: { token } })
      storeBrand(brandId)
      // A new document: the session and the brands are read anew.
      location.assign(PATHS.dashboard)
    } catch (failure) {
      setBusy(false)
      setRefusal(shownMessage(failure, t, t('team.failed')))
    }
  }
  if (error) {
    return (
      <div className="flex max-w-prose flex-col items-start gap-5 [overflow-wrap:anywhere]">
        <FormError text={shownMessage(error, t, t('team.failed'))} />
        {/* Who has accepted it already opens the mail again to get there. */}
        {user?.userType === 'brand' && (
          <Link href={PATHS.dashboard} className={buttonLook('outline')}>
            {t('team.toWorkspace')}
          </Link>
        )}
      </div>
    )
  }
  if (!answer) return <Skeleton className="h-32" />
  const { brand, role, email } = answer
  const isForOther = user ? user.email.toLowerCase() !== email.toLowerCase() : false
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 [overflow-wrap:anywhere]">
      <p className="text-18">{t('team.invitedTo', { brand, role: t(`workspace.role-${role}`) })}</p>
      <p className="text-14 text-muted">
        {t(`team.may-${role}`)} {t('team.invitedAs', { email })}
      </p>
      <FormError text={refusal} />
      {user && isForOther && (
        <>
          <p>{t('team.signedInAs', { email: user.email })}</p>
          {logout}
        </>
      )}
      {user && !isForOther && !user.hasLongPassword && longPassword(user)}
      {user?.hasLongPassword && !isForOther && (
        <Button tone="volt" busy={isBusy} onClick={() => void accept()}>
          {t('team.accept')}
        </Button>
      )}
      {!user && (
        <Link href={toLogin(path)} className={buttonLook('volt')}>
          {t('team.signIn')}
        </Link>
      )}
    </div>
  )
}
