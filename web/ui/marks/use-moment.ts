import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'

/**
 * Writes a moment whose time matters, inside a sentence, in the user's language and time zone: `morgen, 21:06`. When
 * something happened is shown by `Moment` instead.
 */
export function useMoment(): (moment: string) => string {
  const { language } = useTranslation()
  const timezone = useTimezone()
  return (moment) => formatMomentAndTime(moment, language, timezone)
}
