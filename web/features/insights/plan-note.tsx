import { PLANS } from '#contract/plan.limits.ts'
import { shortDay } from '#web/i18n/day-labels.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Series } from './use-insights.ts'
import type { View } from './view.ts'

const PLAN_NAMES = { free: 'Free', starter: 'Starter', pro: 'Pro', studio: 'Studio' } as const

/** The next plan that shows more days than these. */
function planAbove(days: number) {
  const [id] = (['starter', 'pro', 'studio'] as const).filter((each) => PLANS[each].historyDays > days)
  return id && { plan: PLAN_NAMES[id], more: PLANS[id].historyDays }
}

/** Product 9: what the plan leaves out, and which one shows more. */
export function PlanNote({ series, view }: { readonly series: Series; readonly view: View }) {
  const { t, language } = useTranslation()
  const { range, comparison, historyDays: days } = series
  const above = planAbove(days)
  const from = shortDay(range.from, language)
  const isShorter = range.from > view.from
  const lacksComparison = view.compare !== 'none' && comparison === null
  if (!isShorter && !lacksComparison) return null
  return (
    <p role="status" className="rounded-control bg-line px-4 py-3 text-14">
      {isShorter
        ? above
          ? t('insights.shorterMore', { days, from, ...above })
          : t('insights.shorter', { days, from })
        : above
          ? t('insights.noComparisonMore', { days, ...above })
          : t('insights.noComparison', { days })}
    </p>
  )
}
