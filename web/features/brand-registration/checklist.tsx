import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ChecklistItem } from '#contract/registration.limits.ts'
import { call } from '#web/api/call.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** What makes a new workspace complete, with its share; nothing once all of it is there. */
export function Checklist() {
  const { t } = useTranslation()
  const { answer } = useAnswer('checklist', (signal) => call('GET /api/brand/checklist', { signal }), undefined)
  if (!answer || answer.percent === 100) return null
  const whole = answer.items.reduce((sum, { weight }) => sum + weight, 0)
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
      <ul className="-mx-2 flex flex-col">
        {answer.items.map((entry) => (
          <li key={entry.item}>
            <Entry {...entry} share={Math.round((100 * entry.weight) / whole)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where each entry is done. */
const PLACES: Readonly<Record<ChecklistItem, string>> = {
  logo: PATHS.assets,
  banner: PATHS.assets,
  description: to(PATHS.settings, undefined, { part: 'profile' }),
  company: to(PATHS.settings, undefined, { part: 'company' }),
  domain: to(PATHS.settings, undefined, { part: 'domains' }),
  products: PATHS.addProduct,
  theme: PATHS.shopDesign,
}

interface EntryProps {
  readonly item: ChecklistItem
  readonly isDone: boolean
  /** Of the whole, in percent. */
  readonly share: number
}

/** What is open leads to where it is done. */
function Entry({ item, isDone, share }: EntryProps) {
  const { t } = useTranslation()
  const name = t(`registration.item-${item}`)
  if (isDone) {
    return (
      <p className="flex min-h-9 items-center gap-2 px-2 text-14 text-muted">
        <CircleCheck aria-hidden size={18} className="shrink-0" />
        {name}
        <span className="sr-only">{t('registration.itemDone')}</span>
      </p>
    )
  }
  return (
    <Link
      href={PLACES[item]}
      className="flex min-h-11 items-center gap-2 rounded-control px-2 text-14 font-[600] hover:bg-line"
    >
      <CircleDashed aria-hidden size={18} className="shrink-0" />
      <span className="min-w-0 flex-1">{name}</span>
      <span className="sr-only">{t('registration.itemOpen')}</span>
      <span className="tabular font-[450] text-muted">{t('registration.itemShare', { percent: share })}</span>
    </Link>
  )
}
