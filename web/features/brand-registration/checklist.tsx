import { CircleCheck, CircleDashed } from 'lucide-react'
import { call } from '#web/api/call.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

/** What makes a new workspace complete, with its share; nothing once all of it is there. */
export function Checklist() {
  const { t } = useTranslation()
  const { answer } = useAnswer('checklist', (signal) => call('GET /api/brand/checklist', { signal }), undefined)
  if (!answer || answer.percent === 100) return null
  return (
    <section aria-labelledby="checklist" className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="checklist" className="text-16 font-[700]">
          {t('registration.checklist')}
        </h2>
        <p className="tabular text-14 text-muted">{t('registration.checklistDone', { percent: answer.percent })}</p>
      </div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-pill bg-line">
        <div className="h-full bg-ink" style={{ width: `${answer.percent}%` }} />
      </div>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {answer.items.map(({ item, isDone }) => {
          const Icon = isDone ? CircleCheck : CircleDashed
          return (
            <li key={item} className={classes('flex items-center gap-2 text-14', isDone && 'text-muted')}>
              <Icon aria-hidden size={18} className="shrink-0" />
              <span>{t(`registration.item-${item}`)}</span>
              <span className="sr-only">{t(isDone ? 'registration.itemDone' : 'registration.itemOpen')}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
