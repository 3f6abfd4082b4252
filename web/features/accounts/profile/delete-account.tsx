import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, sendBeforeLogout } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { leaveAfterDeletion } from './logout.ts'

/** Deletes the account after a confirmation; an older sign-in needs the password too (Decision 112). */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const proof = useProof()

  const remove = async () => {
    setBusy(true)
    try {
      // After the deletion the server would refuse these calls.
      await sendBeforeLogout()
      await call('DELETE /api/auth/me', proof.isAsked ? { body: proof.body } : {})
      setOpen(false)
      showToast({ title: t('profile.deletedTitle'), text: t('profile.deletedText') })
      await leaveAfterDeletion()
    } catch (error) {
      setBusy(false)
      if (proof.isQuestion(error)) return
      const text = shownMessage(error, t, t('profile.deleteFailedText'))
      showToast({ title: t('profile.deleteFailedTitle'), text, tone: 'destructive' })
    }
  }
  const close = () => {
    setOpen(false)
    proof.forget()
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
        {proof.isAsked && <ProofFields user={user} onPassword={proof.setPassword} />}
      </AlertDialog>
    </Card>
  )
}
