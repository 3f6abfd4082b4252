import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { EndingNote } from './ending-note.tsx'

/** Why the brand is not public, in every section. */
export function StatusNote({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const { status, deleteAfter, endsAt } = workspace
  if (endsAt !== null)
    return (
      <Note isCalm={false}>
        <EndingNote workspace={workspace} endsAt={endsAt} />
      </Note>
    )
  if (deleteAfter !== null) return <ClosingNote workspace={workspace} at={deleteAfter} />
  if (status === 'approved') return null
  return (
    <Note isCalm={status === 'pending_review'}>
      <strong className="font-[700]">{t(`workspace.status-${status}`)}.</strong> {t(`workspace.statusText-${status}`)}
    </Note>
  )
}

function ClosingNote({ workspace, at }: { readonly workspace: Workspace; readonly at: string }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const mayTakeBack = workspace.rights.includes('ownership')
  return (
    <Note isCalm={false}>
      <strong className="font-[700]">{t('workspace.closing')}</strong>{' '}
      {t('workspace.closingText', { moment: moment(at) })}{' '}
      {mayTakeBack && (
        <Link href={to(PATHS.settings, undefined, { part: 'danger' })} className="link">
          {t('workspace.closingBack')}
        </Link>
      )}
    </Note>
  )
}

function Note({ isCalm, children }: { readonly isCalm: boolean; readonly children: ReactNode }) {
  const Icon = isCalm ? Clock : CircleAlert
  return (
    <div
      className={classes(
        'mt-4 flex items-start gap-3 rounded-control border bg-surface px-4 py-3 text-14',
        isCalm ? 'border-line' : 'border-signal',
      )}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
