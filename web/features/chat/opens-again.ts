import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'

/** When a brand answers again, as people say it; null: nothing is said. */
export function useOpensAgain(opensAt: string | null): string | null {
  const { t, language } = useTranslation()
  const timezone = useTimezone()
  return opensAt && t('chat.opensAgain', { when: formatMomentAndTime(opensAt, language, timezone) })
}

interface Answering {
  readonly opensAt: string | null
  readonly respondsWithinHours: number | null
}

/** When a brand answers again, or how fast it mostly does; null: nothing is said. */
export function useAnswering({ opensAt, respondsWithinHours: count }: Answering): string | null {
  const { t } = useTranslation()
  const opensAgain = useOpensAgain(opensAt)
  return opensAgain ?? (count === null ? null : t('chat.responds', { count }))
}
