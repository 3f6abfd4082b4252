import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Background, useBackgroundsRefresh } from './use-backgrounds.ts'

const ENDS = ['from', 'until'] as const

/** A period in which the picture is shown in place of the active one. */
export function ScheduleForm({ background: { id, version, schedule } }: { readonly background: Background }) {
  const { t } = useTranslation()
  const zone = useTimezone()
  const refresh = useBackgroundsRefresh()
  const [written, setWritten] = useState({
    from: schedule ? localTime(schedule.from, zone) : '',
    until: schedule ? localTime(schedule.until, zone) : '',
  })
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (next: { readonly from: string; readonly until: string } | null) => {
    setBusy(true)
    setError(null)
    try {
      await call('PUT /api/admin/backgrounds/{id}/schedule', { params: { id }, body: { schedule: next, version } })
      if (!next) setWritten({ from: '', until: '' })
      showToast({ title: t(next ? 'backgrounds.scheduled' : 'backgrounds.unscheduled') })
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      await refresh()
      setBusy(false)
    }
  }
  const send = () => {
    const [from, until] = [momentOf(written.from, zone), momentOf(written.until, zone)]
    if (!(from && until) || until <= from) setError(t('backgrounds.periodWrong'))
    else void save({ from, until })
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3 className="text-16 font-[650]">{t('backgrounds.schedule')}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
        {ENDS.map((end) => (
          <TextField
            key={end}
            label={t(`backgrounds.${end}`)}
            type="datetime-local"
            value={written[end]}
            onChange={(event) => setWritten({ ...written, [end]: event.target.value })}
          />
        ))}
      </div>
      <p className="text-14 text-muted">{t('backgrounds.scheduleHint', { zone: zone.replace('_', ' ') })}</p>
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="outline" busy={isBusy}>
          {t('backgrounds.scheduleNow')}
        </Button>
        {schedule && (
          <Button tone="ghost" busy={isBusy} onClick={() => void save(null)}>
            {t('backgrounds.unscheduleNow')}
          </Button>
        )}
      </div>
    </form>
  )
}
