import { useState } from 'react'
import { BRAND_TEXT } from '#contract/settings.limits.ts'
import { call } from '#web/api/call.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { SettingsForm } from './settings-form.tsx'
import { type Settings, useSaving } from './use-settings.ts'

/** Holidays: the products are held back, and the shop says until when. */
export function ClosurePart({ settings: { version, closure } }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const zone = useTimezone()
  const [from, setFrom] = useState(localTime(closure?.from ?? new Date().toISOString(), zone))
  const [to, setTo] = useState(closure ? localTime(closure.to, zone) : '')
  const [note, setNote] = useState(closure?.note ?? { de: '', en: '' })
  const { save, isBusy } = useSaving()
  const iso = (written: string) => momentOf(written, zone) ?? ''
  const send = () =>
    call('PUT /api/brand/closure', { body: { version, closure: { from: iso(from), to: iso(to), note } } })
  const end = () => call('PUT /api/brand/closure', { body: { version, closure: null } })
  return (
    <SettingsForm send={send}>
      {({ errors, forget }) => (
        <>
          <p className="text-14 text-muted">{t('settings.closureText')}</p>
          {closure && (
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4 text-14">
              <p>{t('settings.closureSet', { from: moment(closure.from), to: moment(closure.to) })}</p>
              <Button tone="outline" size="s" busy={isBusy} onClick={() => void save(end)}>
                {t('settings.closureEnd')}
              </Button>
            </div>
          )}
          <TextField
            name="closure.from"
            label={t('settings.closureFrom')}
            type="datetime-local"
            value={from}
            error={errors['closure.from'] && t('settings.momentMissing')}
            onChange={(event) => {
              setFrom(event.target.value)
              forget('closure.from')
            }}
          />
          <TextField
            name="closure.to"
            label={t('settings.closureTo')}
            type="datetime-local"
            value={to}
            error={errors['closure.to'] && t('settings.momentMissing')}
            onChange={(event) => {
              setTo(event.target.value)
              forget('closure.to')
            }}
          />
          <TextArea
            label={t('settings.closureNoteDe')}
            maxLength={BRAND_TEXT.closureNote}
            value={note.de}
            onChange={(event) => setNote({ ...note, de: event.target.value })}
          />
          <TextArea
            label={t('settings.closureNoteEn')}
            maxLength={BRAND_TEXT.closureNote}
            value={note.en}
            onChange={(event) => setNote({ ...note, en: event.target.value })}
          />
        </>
      )}
    </SettingsForm>
  )
}
