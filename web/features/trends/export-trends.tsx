import { Download } from 'lucide-react'
import { PLAN_LABELS } from '#contract/first-plan.ts'
import { saveFile } from '#web/api/download.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { trendsCsv } from './trends-csv.ts'
import { useTrends } from './use-trends.ts'

/** Saves the trends as CSV; without it in the plan, says which plan has it. */
export function ExportTrends() {
  const { t, language } = useTranslation()
  const handle = useWorkspaces().current?.handle
  const { trends } = useTrends()
  if (!trends || trends.from === null) return null
  const save = () => {
    if (trends.exportPlan !== null) {
      showToast({ title: t('trends.exportPlan', { plan: PLAN_LABELS[trends.exportPlan] }) })
      return
    }
    const file = new Blob([trendsCsv(trends, t, language)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `${handle}_trends_${trends.from}_${trends.to}.csv`)
  }
  return (
    <Button tone="outline" size="s" title={t('trends.export')} className="max-md:border-0! max-lg:px-3!" onClick={save}>
      <Download aria-hidden size={18} />
      <span className="max-lg:sr-only">{t('trends.export')}</span>
    </Button>
  )
}

/** The days that are compared, in the head of the section. */
export function TrendDays() {
  const { t, language } = useTranslation()
  const { trends } = useTrends()
  if (!trends?.from || !trends.to) return null
  const day = (date: string) =>
    new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${date}T12:00:00Z`))
  return t('trends.days', { from: day(trends.from), to: day(trends.to) })
}
