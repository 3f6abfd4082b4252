import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { type SessionUser, sendBeforeLogout } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { leaveAfterDeletion } from './logout.ts'

/** Deletes the account after a confirmation; an older sign-in needs the password too (Decision 112). */
export function DeleteAccount({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [ownsBrand, setOwnsBrand] = useState(false)
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
      if (error instanceof CallFailure && error.code === 'accounts.owns-brand') return setOwnsBrand(true)
      const text = shownMessage(error, t, t('profile.deleteFailedText'))
      showToast({ title: t('profile.deleteFailedTitle'), text, tone: 'destructive' })
    }
  }
  const close = () => {
    setOpen(false)
    setOwnsBrand(false)
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
        {ownsBrand && <BrandFirst />}
      </AlertDialog>
    </Card>
  )
}

/** The only owner hands the brand over or closes it first: both have a place in the workspace. */
function BrandFirst() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="font-[600]">{t('profile.ownsBrand')}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link href={PATHS.team} className="link flex min-h-11 items-center">
          {t('profile.ownsBrandTeam')}
        </Link>
        <Link href={to(PATHS.settings, undefined, { part: 'danger' })} className="link flex min-h-11 items-center">
          {t('profile.ownsBrandClose')}
        </Link>
      </p>
    </div>
  )
}
