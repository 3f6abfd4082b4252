import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { Fact, Facts } from '#web/ui/desk/facts.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Moment } from '#web/ui/marks/moment.tsx'
import { RoleField } from './role-field.tsx'
import { type TeamMember, useTeamRefresh } from './use-team.ts'

interface MemberPanelProps {
  readonly member: TeamMember
  /** The last superadmin, whose role cannot be lost. */
  readonly isLast: boolean
  readonly onDone: () => void
}

/** A member of staff, and what a superadmin does with the role. */
export function MemberPanel({ member, isLast, onDone }: MemberPanelProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'role' | 'remove' | null>(null)
  const { username, email, role, isDemo, hasFactor, since, lastSeenAt } = member
  const factor = hasFactor ? 'factorYes' : isDemo ? 'factorDemo' : 'factorNo'
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-18 font-[700] [overflow-wrap:anywhere]">{username}</p>
        <p className="text-14 text-muted [overflow-wrap:anywhere]">{email}</p>
      </div>
      <Facts>
        <Fact name={t('staffteam.role')}>{t(`admin.role-${role}`)}</Fact>
        <Fact name={t('staffteam.factor')}>{t(`staffteam.${factor}`)}</Fact>
        <Fact name={t('staffteam.since')}>
          <Moment at={since} />
        </Fact>
        <Fact name={t('staffteam.seen')}>{lastSeenAt ? <Moment at={lastSeenAt} /> : t('staffteam.seenNever')}</Fact>
      </Facts>
      {isLast && <p className="text-14 text-muted">{t('staffteam.last')}</p>}
      {!isLast && asked === null && (
        <div className="flex flex-wrap gap-2">
          <Button tone="outline" onClick={() => setAsked('role')}>
            {t('staffteam.change')}
          </Button>
          <Button tone="outline" onClick={() => setAsked('remove')}>
            {t('staffteam.remove')}
          </Button>
        </div>
      )}
      {asked === 'role' && <RoleForm member={member} onDone={onDone} />}
      {asked === 'remove' && <RemoveForm member={member} onDone={onDone} />}
    </div>
  )
}

type FormProps = Pick<MemberPanelProps, 'member' | 'onDone'>

const Effect = ({ member: { isSelf } }: Pick<FormProps, 'member'>) => {
  const { t } = useTranslation()
  return (
    <p className="text-14 text-muted">
      {isSelf && <strong className="block font-[650] text-ink">{t('staffteam.selfEffect')}</strong>}
      {t('staffteam.effect')}
    </p>
  )
}

function RoleForm({ member, onDone }: FormProps) {
  const { t } = useTranslation()
  const refresh = useTeamRefresh()
  const [role, setRole] = useState(member.role)
  const send = async (act: Act) => {
    await call('POST /api/admin/team/{id}/role', { params: { id: member.id }, body: { role, ...act } })
    showToast({ title: t('staffteam.changed', { name: member.username }) })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t('staffteam.changeNow', { role: t(`admin.role-${role}`) })}
      hint={t('staffteam.reasonHint')}
      onSend={send}
    >
      {() => (
        <>
          <RoleField role={role} onChange={setRole} />
          <Effect member={member} />
        </>
      )}
    </ActForm>
  )
}

function RemoveForm({ member, onDone }: FormProps) {
  const { t } = useTranslation()
  const refresh = useTeamRefresh()
  const send = async (act: Act) => {
    await call('POST /api/admin/team/{id}/remove', { params: { id: member.id }, body: act })
    showToast({ title: t('staffteam.removed', { name: member.username }) })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t('staffteam.removeNow', { name: member.username })}
      tone="danger"
      hint={t('staffteam.reasonHint')}
      onSend={send}
    >
      {() => <Effect member={member} />}
    </ActForm>
  )
}
