import { PLAN_LABELS } from '#contract/first-plan.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Trends } from './use-trends.ts'

/** What the plan leaves out, with the plan that shows it. */
export function PlanNote({ more }: { readonly more: Trends['kinds'][number]['more'] }) {
  const { t } = useTranslation()
  if (!more) return null
  return (
    <p className="mt-3 text-14 text-muted">{t('trends.more', { count: more.count, plan: PLAN_LABELS[more.plan] })}</p>
  )
}
