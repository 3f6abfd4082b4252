import { useState } from 'react'
import type { MemberRole } from '#contract/rights.ts'
import { call } from '#web/api/call.ts'
import { roleOf, useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import type { Team, TeamMember } from './use-team.ts'

interface MemberRowProps {
  readonly member: TeamMember
  readonly onChange: (team: Team) => void
}

/** One member. Members with the right to manage the team change roles and remove members; owners appoint owners. */
export function MemberRow({ member, onChange }: MemberRowProps) {
  const { t } = useTranslation()
  const { rights, isOwner } = useWorkspace()
  const [dialog, setDialog] = useState<'edit' | 'hand-over' | null>(null)
  const { userId, username, email, isSelf } = member
  const role = roleOf(member)
  const manages = rights.includes('team') && !isSelf && (!member.isOwner || isOwner)
  return (
    <li className="flex items-center gap-x-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-14 font-[600] [overflow-wrap:anywhere]">
          {username} {isSelf && <span className="font-[450] text-muted">({t('team.you')})</span>}
        </p>
        {email !== null && <p className="text-14 text-muted [overflow-wrap:anywhere]">{email}</p>}
        <p className="text-14 font-[550] sm:hidden">{t(`workspace.role-${role}`)}</p>
      </div>
      <p className="text-14 font-[550] max-sm:hidden">{t(`workspace.role-${role}`)}</p>
      {manages && (
        <Button
          tone="outline"
          size="s"
          aria-label={t('team.editNamed', { name: username })}
          onClick={() => setDialog('edit')}
        >
          {t('team.edit')}
        </Button>
      )}
      {dialog === 'edit' && (
        <EditDialog
          member={member}
          onClose={() => setDialog(null)}
          onChange={onChange}
          onHandOver={isOwner && !member.isOwner ? () => setDialog('hand-over') : null}
        />
      )}
      {dialog === 'hand-over' && (
        <HandOverDialog userId={userId} username={username} onClose={() => setDialog(null)} onChange={onChange} />
      )}
    </li>
  )
}

interface EditDialogProps extends MemberRowProps {
  readonly onClose: () => void
  /** Null: only owners appoint owners. */
  readonly onHandOver: (() => void) | null
}

function EditDialog({ member, onClose, onChange, onHandOver }: EditDialogProps) {
  const { t } = useTranslation()
  const { userId, username, role: present, isOwner, version } = member
  const [role, setRole] = useState<MemberRole>(present)
  const [isBusy, setBusy] = useState(false)
  const params = { userId }
  const attempt = async (work: () => Promise<Team>, title: string) => {
    setBusy(true)
    try {
      onChange(await work())
      showToast({ title })
      onClose()
    } catch (error) {
      showFailure(error, t, t('team.failed'))
      setBusy(false)
    }
  }
  const save = () => call('PUT /api/brand/members/{userId}', { params, body: { role, version } })
  const remove = () => call('DELETE /api/brand/members/{userId}', { params })
  return (
    <Dialog open onClose={onClose} title={username} description={t('team.editText')}>
      <div className="mt-5 flex flex-col gap-3">
        {!isOwner && (
          <>
            <RoleSelect label={t('team.role')} value={role} onChange={setRole} />
            <Button
              busy={isBusy}
              disabled={role === present}
              onClick={() => void attempt(save, t('team.saved'))}
              className="mt-2"
            >
              {t('team.save')}
            </Button>
          </>
        )}
        {onHandOver && (
          <Button tone="outline" onClick={onHandOver}>
            {t('team.makeOwner')}
          </Button>
        )}
        <Button
          tone="ghost"
          busy={isBusy}
          onClick={() => void attempt(remove, t('team.removed'))}
          className="text-signal!"
        >
          {t('team.remove')}
        </Button>
      </div>
    </Dialog>
  )
}
