import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** Writes a moment in the user's language and time zone. */
export function useMoment(): (moment: string) => string {
  const { language } = useTranslation()
  const timezone = useSession()?.preferredTimezone ?? DEFAULT_TIMEZONE
  return (moment) => formatDateTime(moment, language, timezone)
}
