import { UserPlus } from 'lucide-react'
import { useSearch } from 'wouter'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { AppointForm } from './appoint-form.tsx'
import { MemberPanel } from './member-panel.tsx'
import { type TeamMember, useTeam } from './use-team.ts'

const NEW = 'new'

/** Product 14: who is staff, with which role. The open member stands in the address. */
export function TeamArea() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useTeam()
  const id = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('team', { id: opened }))
  const member = data?.members.find((one) => one.id === id)
  const superadmins = data?.members.filter(({ role }) => role === 'superadmin').length ?? 0
  return (
    <>
      <DeskHead
        title={t('admin.area-team')}
        state={data && t('staffteam.state', { count: data.members.length })}
        action={
          <Button onClick={() => show(NEW)}>
            <UserPlus aria-hidden size={18} />
            {t('staffteam.appoint')}
          </Button>
        }
      />
      <div className="mt-4 max-w-3xl">
        {!data && isError && <RetryRow text={t('staffteam.failed')} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="h-64" />}
        {data && (
          <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
            {data.members.map((one) => (
              <Row key={one.id} member={one} onOpen={() => show(one.id)} />
            ))}
          </ul>
        )}
      </div>
      <Sheet open={id === NEW} onClose={() => show()} side="right" title={t('staffteam.appoint')}>
        <AppointForm onDone={() => show()} />
      </Sheet>
      <Sheet open={member !== undefined} onClose={() => show()} side="right" title={t('staffteam.member')}>
        {member && (
          <MemberPanel
            key={member.id}
            member={member}
            isLast={member.role === 'superadmin' && superadmins === 1}
            onDone={() => show()}
          />
        )}
      </Sheet>
    </>
  )
}

interface RowProps {
  readonly member: TeamMember
  readonly onOpen: () => void
}

function Row({ member: { username, email, role, isSelf, isDemo, hasFactor, lastSeenAt }, onOpen }: RowProps) {
  const { t } = useTranslation()
  const isBare = !(hasFactor || isDemo)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 font-[600]">
            <span className="min-w-0 truncate">{username}</span>
            {isSelf && <Badge>{t('staffteam.self')}</Badge>}
            {isDemo && <Badge>{t('staffteam.demo')}</Badge>}
          </span>
          <span className="block truncate text-12 text-muted">{email}</span>
        </span>
        <span className="shrink-0 text-right">
          <span className="block font-[600]">{t(`admin.role-${role}`)}</span>
          <span className="block text-12 text-muted">
            {isBare ? t('staffteam.noFactor') : lastSeenAt ? <Moment at={lastSeenAt} /> : t('staffteam.seenNever')}
          </span>
        </span>
      </button>
    </li>
  )
}
