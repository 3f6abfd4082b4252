import { type FormEvent, useState } from 'react'
import { FIGURE, FIGURE_SUFFIXES } from '#contract/landing-figures.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { type Figure, useFiguresRefresh } from './use-figures.ts'

type Suffix = (typeof FIGURE_SUFFIXES)[number]

/** Sets a figure, its source and its day. */
export function FigureForm({ figure: { name, current } }: { readonly figure: Figure }) {
  const { t } = useTranslation()
  const refresh = useFiguresRefresh()
  const [value, setValue] = useState(String(current.value))
  const [suffix, setSuffix] = useState<Suffix>(FIGURE_SUFFIXES.find((one) => one === current.suffix) ?? '')
  const [source, setSource] = useState(current.source ?? '')
  const [asOf, setAsOf] = useState(current.asOf ?? '')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isWrong = !/^\d{1,4}$/.test(value.trim())
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    if (isWrong) return
    setBusy(true)
    try {
      const stated = { source: source.trim() || null, asOf: asOf || null }
      await call('PUT /api/admin/landing-figures/{name}', {
        params: { name },
        body: { value: Number(value.trim()), suffix, ...stated, version: current.version },
      })
      showToast({ title: t('landingfigures.saved') })
      await refresh()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
      setBusy(false)
    }
  }
  return (
    <form noValidate className="flex flex-col gap-4 border-t border-line pt-5" onSubmit={(event) => void send(event)}>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3 max-sm:grid-cols-1">
        <TextField
          label={t('landingfigures.value')}
          inputMode="numeric"
          value={value}
          error={isWrong ? t('landingfigures.valueWrong', { most: String(FIGURE.valueMost) }) : undefined}
          onChange={(event) => setValue(event.target.value)}
        />
        <SelectField
          label={t('landingfigures.suffix')}
          value={suffix}
          options={FIGURE_SUFFIXES.map((one) => ({ value: one, label: one || t('landingfigures.noSuffix') }))}
          onChange={setSuffix}
        />
      </div>
      <TextField
        label={t('landingfigures.source')}
        hint={t('landingfigures.sourceHint')}
        maxLength={FIGURE.sourceMost}
        value={source}
        onChange={(event) => setSource(event.target.value)}
      />
      <TextField
        label={t('landingfigures.asOf')}
        type="date"
        value={asOf}
        onChange={(event) => setAsOf(event.target.value)}
      />
      <p className="text-14 text-muted">{t('landingfigures.saveHint')}</p>
      <FormError text={error} />
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('landingfigures.save')}
      </Button>
    </form>
  )
}
