import { useTimezone } from '#web/api/use-timezone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatRecentMoment } from '#web/i18n/recent-moment.ts'

interface MomentProps {
  /** ISO 8601. */
  readonly at: string
  readonly className?: string
}

/** When something happened, as people say it; exact in the tooltip. In the user's language and time zone. */
export function Moment({ at, className }: MomentProps) {
  const { language } = useTranslation()
  const timezone = useTimezone()
  return (
    <time dateTime={at} title={formatDateTime(at, language, timezone)} className={className}>
      {formatRecentMoment(at, language, timezone)}
    </time>
  )
}
