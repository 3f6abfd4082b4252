import type { QueuedTicket } from '#contract/support-staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

const HOUR = 60

/** How much time of support's hours is left for the reply, in words. */
export function ClockLabel({ clock }: { readonly clock: QueuedTicket['clock'] }) {
  const { t } = useTranslation()
  if (clock.minutesLeft === null) return null
  const minutes = Math.abs(clock.minutesLeft)
  const time =
    minutes < HOUR
      ? t('tickets.minutes', { count: minutes })
      : t('tickets.hoursMinutes', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR })
  const isLate = clock.minutesLeft < 0
  return (
    <span
      className={classes(
        'tabular text-14 whitespace-nowrap',
        (isLate || clock.isEscalated) && 'font-[650] text-signal-text',
      )}
    >
      {isLate ? t('tickets.late', { time }) : t('tickets.left', { time })}
      {!clock.isRunning && ` · ${t('tickets.stopped')}`}
    </span>
  )
}
