import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { refreshSession } from '#web/api/session.ts'
import { useWorkspace, useWorkspaces } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { type Team, useTeam } from './use-team.ts'

/** Opens the dialog of an invitation, for those who may manage the team. */
export function InviteButton() {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  const { show } = useTeam()
  const [isOpen, setOpen] = useState(false)
  if (!rights.includes('team')) return null
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('team.invite')}
      </Button>
      <InviteDialog open={isOpen} onClose={() => setOpen(false)} onInvited={show} />
    </>
  )
}

/** "3 Mitglieder · 1 offene Einladung". */
export function TeamState() {
  const { t } = useTranslation()
  const { team } = useTeam()
  if (!team) return null
  const parts = [
    t('team.memberCount', { count: team.members.length }),
    team.invites.length > 0 ? t('team.inviteCount', { count: team.invites.length }) : null,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The members, the open invitations, and the way out. */
export function TeamView() {
  const { t } = useTranslation()
  const { team, hasFailed, retry, show } = useTeam()
  if (hasFailed) return <RetryRow text={t('team.loadFailed')} onRetry={retry} />
  if (!team) return <Skeleton className="h-40" />
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <ul className="divide-y divide-line border-y border-line">
        {team.members.map((member) => (
          <MemberRow key={member.userId} member={member} onChange={show} />
        ))}
      </ul>
      {team.invites.length > 0 && <Invites invites={team.invites} onChange={show} />}
      <Leave isLastOwner={team.members.filter(({ isOwner }) => isOwner).length === 1} />
    </div>
  )
}

function Invites({ invites, onChange }: Pick<Team, 'invites'> & { readonly onChange: (team: Team) => void }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const attempt = async (work: () => Promise<Team>, title: string) => {
    try {
      onChange(await work())
      showToast({ title })
    } catch (error) {
      showFailure(error, t, t('team.failed'))
    }
  }
  return (
    <section>
      <h2 className="mb-1 text-18 font-[700]">{t('team.invites')}</h2>
      <ul className="divide-y divide-line">
        {invites.map(({ id, email, role, expiresAt, isExpired }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
            <div className="min-w-0 flex-[1_1_12rem]">
              <p className="font-[600] [overflow-wrap:anywhere]">{email}</p>
              <p className="text-muted">
                {t(`workspace.role-${role}`)} ·{' '}
                {isExpired ? t('team.expired') : t('team.until', { moment: moment(expiresAt) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                tone="outline"
                size="s"
                aria-label={t('team.againNamed', { email })}
                onClick={() =>
                  void attempt(() => call('POST /api/brand/invites', { body: { email, role } }), t('team.invited'))
                }
              >
                {t('team.again')}
              </Button>
              <Button
                tone="ghost"
                size="s"
                aria-label={t('team.withdrawNamed', { email })}
                onClick={() =>
                  void attempt(() => call('DELETE /api/brand/invites/{id}', { params: { id } }), t('team.withdrawn'))
                }
              >
                {t('team.withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leave({ isLastOwner }: { readonly isLastOwner: boolean }) {
  const { t } = useTranslation()
  const { name, isOwner } = useWorkspace()
  const { refresh } = useWorkspaces()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await call('POST /api/brand/leave')
      showToast({ title: t('team.left', { brand: name }) })
      await Promise.all([refreshSession(), refresh()])
      go(PATHS.dashboard)
    } catch (error) {
      setBusy(false)
      showFailure(error, t, t('team.failed'))
    }
  }
  if (isOwner && isLastOwner) return <p className="text-14 text-muted">{t('team.lastOwner')}</p>
  return (
    <div>
      <Button tone="outline" size="s" onClick={() => setAsked(true)}>
        {t('team.leave')}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('team.leaveTitle', { brand: name })}
        text={t('team.leaveText')}
        confirmLabel={t('team.leave')}
        onConfirm={() => void leave()}
        busy={isBusy}
      />
    </div>
  )
}
