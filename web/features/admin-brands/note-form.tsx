import { useState } from 'react'
import { STAFF_BRANDS } from '#contract/administration.limits.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Section } from './section.tsx'
import { type StaffBrand, useStaffBrandsRefresh } from './use-staff-brands.ts'

/** What staff note about the brand. A text that another member of staff wrote meanwhile is not overwritten. */
export function NoteForm({ brand: { id, note, isOwnBrand } }: { readonly brand: StaffBrand }) {
  const { t } = useTranslation()
  const mayWrite = useStaffRight('review') && !isOwnBrand
  const refresh = useStaffBrandsRefresh()
  const [text, setText] = useState(note.text)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    setError(null)
    try {
      await call('PUT /api/admin/brands/{id}/note', {
        params: { id },
        body: { text: text.trim(), version: note.version },
      })
      showToast({ title: t('staffbrands.noteSaved') })
      await refresh()
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('staffbrands.note')}>
      {mayWrite ? (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextArea
            label={t('staffbrands.noteLabel')}
            hint={t('staffbrands.noteHint')}
            className="min-h-24!"
            maxLength={STAFF_BRANDS.noteMost}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FormError text={error} />
          {text.trim() !== note.text && (
            <Button type="submit" size="s" tone="outline" className="self-start" busy={isBusy}>
              {t('staffbrands.noteSave')}
            </Button>
          )}
        </form>
      ) : (
        <p className="text-14 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {note.text === '' ? t('staffbrands.noteNone') : note.text}
        </p>
      )}
      {note.changedAt && (
        <p className="tabular mt-2 text-12 text-muted">
          {t('staffbrands.noteBy', { name: note.changedBy ?? '–' })} <Moment at={note.changedAt} />
        </p>
      )}
    </Section>
  )
}
