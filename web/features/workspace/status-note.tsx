import { CircleAlert, Clock } from 'lucide-react'
import type { Workspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

/** Why the brand is not public, in every section. */
export function StatusNote({ status }: Pick<Workspace, 'status'>) {
  const { t } = useTranslation()
  if (status === 'approved') return null
  const Icon = status === 'pending_review' ? Clock : CircleAlert
  return (
    <p
      className={classes(
        'mt-4 flex items-start gap-3 rounded-control border bg-surface px-4 py-3 text-14',
        status === 'pending_review' ? 'border-line' : 'border-signal',
      )}
    >
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>
        <strong className="font-[700]">{t(`workspace.status-${status}`)}.</strong> {t(`workspace.statusText-${status}`)}
      </span>
    </p>
  )
}
