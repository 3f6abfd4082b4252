import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useProof } from '#web/api/use-proof.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { ProofFields } from '#web/ui/forms/proof-fields.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import type { Team } from './use-team.ts'

interface HandOverDialogProps {
  readonly userId: string
  readonly username: string
  readonly onClose: () => void
  readonly onChange: (team: Team) => void
}

/** Makes another member the owner; an older sign-in needs the password (Decision 112). */
export function HandOverDialog({ userId, username, onClose, onChange }: HandOverDialogProps) {
  const { t } = useTranslation()
  const user = useSession()
  const { refresh } = useWorkspaces()
  const proof = useProof()
  const [staysOwner, setStays] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      onChange(await call('POST /api/brand/ownership', { body: { userId, staysOwner, ...proof.body } }))
      await refresh()
      showToast({ title: t('team.handedOver', { name: username }) })
      onClose()
    } catch (error) {
      setBusy(false)
      if (!proof.isQuestion(error)) showFailure(error, t, t('team.failed'))
    }
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('team.handOverTitle', { name: username })}
      text={t('team.handOverText')}
      confirmLabel={t('team.makeOwner')}
      onConfirm={() => void confirm()}
      busy={isBusy}
    >
      <div className="flex flex-col gap-4">
        <Switch label={t('team.stay')} hint={t('team.stayHint')} checked={staysOwner} onChange={setStays} />
        {proof.isAsked && user && <ProofFields user={user} onPassword={proof.setPassword} />}
      </div>
    </AlertDialog>
  )
}
