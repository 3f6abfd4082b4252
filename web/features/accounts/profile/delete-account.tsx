import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, sendBeforeLeaving } from '#web/api/session.ts'
import { useSpeech } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { leaveForGood } from './leave.ts'

/** Deletes the account after a clear question; an older sign-in needs the password too (Decision 112). */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const { t } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [needsProof, setNeedsProof] = useState(false)
  const [password, setPassword] = useState('')

  const remove = async () => {
    setBusy(true)
    try {
      // What is sent during the deletion would be refused after it.
      await sendBeforeLeaving()
      await call('DELETE /api/auth/me', needsProof ? { body: { password } } : {})
      setOpen(false)
      showToast({ title: t('profile.deletedTitle'), text: t('profile.deletedText') })
      leaveForGood()
    } catch (error) {
      setBusy(false)
      if (error instanceof CallFailure && error.reauth && !needsProof) {
        setNeedsProof(true)
        return
      }
      const text = shownMessage(error, t, t('profile.deleteFailedText'))
      showToast({ title: t('profile.deleteFailedTitle'), text, tone: 'destructive' })
    }
  }
  const close = () => {
    setOpen(false)
    setNeedsProof(false)
    setPassword('')
  }

  return (
    <Card title={t('profile.management')}>
      <p className="mb-4 text-muted">{t('profile.managementText')}</p>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t('profile.deleteAccount')}
      </Button>
      <AlertDialog
        open={isOpen}
        onClose={close}
        title={t('profile.deleteTitle')}
        text={t('profile.deleteText')}
        confirmLabel={t('profile.deleteAccount')}
        onConfirm={() => void remove()}
        busy={isBusy}
      >
        {needsProof && <Proof user={user} onPassword={setPassword} />}
      </AlertDialog>
    </Card>
  )
}

interface ProofProps {
  readonly user: SessionUser
  readonly onPassword: (password: string) => void
}

function Proof({ user, onPassword }: ProofProps) {
  const { t } = useSpeech()
  if (!user.hasPassword) return <p role="status">{t('profile.deleteSignInAgain')}</p>
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{t('profile.deletePasswordHint')}</p>
      <PasswordField
        label={t('profile.deletePassword')}
        autoComplete="current-password"
        onInput={(event) => onPassword(event.currentTarget.value)}
      />
    </div>
  )
}
