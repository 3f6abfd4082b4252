import { useState } from 'react'
import { LINE_MOST } from '#contract/operation.limits.ts'
import { call } from '#web/api/call.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { type Act, ActForm } from '#web/ui/desk/act-form.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Operation, useOperationRefresh } from './use-operation.ts'

interface LineFormProps extends Pick<Operation, 'line'> {
  readonly onDone: () => void
}

const LEAST = 3
const TEXTS = ['de', 'en'] as const
const ENDS = ['from', 'until'] as const

/** The line in both languages, and when it is shown. */
export function LineForm({ line: { value, version }, onDone }: LineFormProps) {
  const { t } = useTranslation()
  const zone = useTimezone()
  const refresh = useOperationRefresh()
  const [written, setWritten] = useState({
    de: value?.de ?? '',
    en: value?.en ?? '',
    from: value ? localTime(value.from, zone) : '',
    until: value ? localTime(value.until, zone) : '',
  })
  const [from, until] = [momentOf(written.from, zone), momentOf(written.until, zone)]
  const isPeriodWrong = !(from && until) || until <= from || Date.parse(until) <= Date.now()
  const isShort = (text: string) => text.trim().length < LEAST
  const send = async ({ reason }: Act) => {
    if (!(from && until)) return
    const line = { de: written.de.trim(), en: written.en.trim(), from, until }
    await call('PUT /api/admin/operation/line', { body: { line, version, reason } })
    showToast({ title: t('staffsystem.switch-lineSaved') })
    await refresh()
    onDone()
  }
  return (
    <ActForm
      verb={t('staffsystem.switch-saveLine')}
      hint={t('staffsystem.switch-reasonHint')}
      isIncomplete={isPeriodWrong || TEXTS.some((text) => isShort(written[text]))}
      onSend={send}
    >
      {(hasTried) => (
        <>
          {TEXTS.map((text) => (
            <TextArea
              key={text}
              label={t(`staffsystem.switch-${text}`)}
              className="min-h-20!"
              maxLength={LINE_MOST}
              value={written[text]}
              error={hasTried && isShort(written[text]) ? t('staffsystem.switch-textShort') : undefined}
              onChange={(event) => setWritten({ ...written, [text]: event.target.value.replaceAll('\n', ' ') })}
            />
          ))}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
            {ENDS.map((end) => (
              <TextField
                key={end}
                label={t(`staffsystem.switch-${end}`)}
                type="datetime-local"
                value={written[end]}
                error={hasTried && isPeriodWrong && end === 'until' ? t('staffsystem.switch-periodWrong') : undefined}
                onChange={(event) => setWritten({ ...written, [end]: event.target.value })}
              />
            ))}
          </div>
          <p className="text-14 text-muted">{t('staffsystem.switch-zone', { zone: zone.replace('_', ' ') })}</p>
        </>
      )}
    </ActForm>
  )
}

export function RemoveLineForm({ line: { version }, onDone }: LineFormProps) {
  const { t } = useTranslation()
  const refresh = useOperationRefresh()
  const send = async ({ reason }: Act) => {
    await call('PUT /api/admin/operation/line', { body: { line: null, version, reason } })
    showToast({ title: t('staffsystem.switch-lineGone') })
    await refresh()
    onDone()
  }
  return (
    <ActForm verb={t('staffsystem.switch-takeAway')} hint={t('staffsystem.switch-reasonHint')} onSend={send}>
      {() => <p className="text-14">{t('staffsystem.switch-takeAwayText')}</p>}
    </ActForm>
  )
}
