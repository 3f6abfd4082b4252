import { type FormEvent, useState } from 'react'
import { BACKGROUND } from '#contract/backgrounds.limits.ts'
import { megabytesOf, PICTURE_TYPES } from '#contract/brand-pictures.limits.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { upload } from '#web/api/upload.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useBackgroundsRefresh } from './use-backgrounds.ts'

interface UploadFormProps {
  readonly isFull: boolean
  readonly onDone: (id: string) => void
}

/** Adds a picture, which is measured and not shown yet. */
export function UploadForm({ isFull, onDone }: UploadFormProps) {
  const { t } = useTranslation()
  const refresh = useBackgroundsRefresh()
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [hasTried, setTried] = useState(false)
  /** Share of the file that was sent; null: nothing is under way. */
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setError(null)
    if (!file || name.trim() === '') return
    if (file.size > BACKGROUND.fileBytes) {
      setError(t('backgrounds.tooLarge', { mb: megabytesOf(BACKGROUND.fileBytes) }))
      return
    }
    setSent(0)
    try {
      const { id } = await upload('POST /api/admin/backgrounds', {
        query: { name: name.trim() },
        file,
        onProgress: setSent,
      })
      await refresh()
      onDone(id)
    } catch (failure) {
      setError(shownMessage(failure, t, t('admin.failed')))
    } finally {
      setSent(null)
    }
  }
  if (isFull) return <p>{t('backgrounds.full', { count: BACKGROUND.most })}</p>
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
      <TextField
        label={t('backgrounds.name')}
        hint={t('backgrounds.nameHint')}
        maxLength={BACKGROUND.nameMax}
        value={name}
        error={hasTried && name.trim() === '' ? t('backgrounds.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('backgrounds.file')}
        hint={t('backgrounds.fileHint', { mb: megabytesOf(BACKGROUND.fileBytes), px: String(BACKGROUND.leastSidePx) })}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        className="py-2.5"
        error={hasTried && !file ? t('backgrounds.fileMissing') : undefined}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <FormError text={error} />
      <Button type="submit" busy={sent !== null}>
        {t('backgrounds.send')}
      </Button>
      <p role="status" className="tabular text-14 text-muted empty:hidden">
        {sent !== null &&
          (sent < 1 ? t('backgrounds.sending', { percent: Math.round(sent * 100) }) : t('backgrounds.checking'))}
      </p>
    </form>
  )
}
