import { useState } from 'react'
import { BRAND_TEXT } from '#contract/settings.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatMomentAndTime } from '#web/i18n/recent-moment.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { type Settings, useSaving } from './use-settings.ts'

/** A moment in the form of the browser's field, in the zone of the device. */
const fieldOf = (moment: Date): string => {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** Holidays: the products are held back, and the shop says until when. */
export function ClosurePart({ settings: { version, closure } }: { readonly settings: Settings }) {
  const { t, language } = useTranslation()
  const [from, setFrom] = useState(fieldOf(closure ? new Date(closure.from) : new Date()))
  const [to, setTo] = useState(closure ? fieldOf(new Date(closure.to)) : '')
  const [note, setNote] = useState(closure?.note ?? { de: '', en: '' })
  const { save, isBusy } = useSaving()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const iso = (written: string) => (Number.isNaN(Date.parse(written)) ? '' : new Date(written).toISOString())
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
              <p>
                {t('settings.closureSet', {
                  from: formatMomentAndTime(closure.from, language, zone),
                  to: formatMomentAndTime(closure.to, language, zone),
                })}
              </p>
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
