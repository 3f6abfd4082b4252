import { CircleAlert } from 'lucide-react'
import { useSubscription } from '#web/api/subscription.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import type { Workspace } from '#web/api/workspace.ts'
import { dayOf, formatDate } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Product 9: in every section, for those who may pay, that the plan is not paid. */
export function PlanNote({ workspace }: { readonly workspace: Workspace }) {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  const { subscription } = useSubscription({ isEnabled: workspace.rights.includes('billing') })
  if (!subscription?.unpaid) return null
  const day = formatDate(dayOf(new Date(subscription.unpaid.endsAt), timezone), language)
  return (
    <div className="mt-4 flex items-start gap-3 rounded-control border border-signal bg-surface px-4 py-3 text-14">
      <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <p className="min-w-0">
        <strong className="font-[700]">{t('workspace.planUnpaid')}.</strong> {t('workspace.planUnpaidText', { day })}{' '}
        <Link href={PATHS.subscription} className="link">
          {t('workspace.planUnpaidAction')}
        </Link>
      </p>
    </div>
  )
}
