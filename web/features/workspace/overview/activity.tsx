import { formatDay } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { dayWord } from './day-word.ts'
import type { Overview } from './use-overview.ts'

/** What people did, summed up by day and product. */
export function Activity({ activity }: Pick<Overview, 'activity'>) {
  const { t, language } = useTranslation()
  const sentence = ({ kind, people: count, product }: Overview['activity'][number]) =>
    kind === 'followed' || !product
      ? t('overview.followed', { count })
      : t(`overview.${kind}`, { count, product: product.name })
  return (
    <section>
      <h2 className="mb-2 text-18 font-[700]">{t('overview.activity')}</h2>
      {activity.length === 0 && <p className="text-14 text-muted">{t('overview.activityEmpty')}</p>}
      <ul className="divide-y divide-line">
        {activity.map((event) => {
          const word = dayWord(event.day, new Date())
          return (
            <li
              key={`${event.kind} ${event.day} ${event.product?.id}`}
              className="flex items-baseline justify-between gap-4 py-2.5 text-14"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{sentence(event)}</span>
              <time dateTime={event.day} title={formatDay(event.day, language)} className="shrink-0 text-muted">
                {word === null ? shortDay(event.day, language) : t(`overview.${word}`)}
              </time>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** `12. Nov.` or `12 Nov`. */
const shortDay = (day: string, language: 'de' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
