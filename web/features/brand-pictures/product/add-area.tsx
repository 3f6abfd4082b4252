import { useState } from 'react'
import { BEST_PICTURE, megabytesOf, PICTURE_BYTES } from '#contract/brand-pictures.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { PictureInput } from '../picture-input.tsx'

const HINT = { mb: megabytesOf(PICTURE_BYTES.product), w: String(BEST_PICTURE.width), h: String(BEST_PICTURE.height) }

interface AddAreaProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly onAddress: (address: string) => void
}

/** The ways to add pictures: the file dialog, dropping, pasting, an address. */
export function AddArea({ onFiles, onAddress }: AddAreaProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  const add = () => {
    if (address.trim() === '') return
    onAddress(address.trim())
    setAddress('')
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PictureInput label={t('pictures.choose')} isMultiple onFiles={onFiles} />
        <p className="min-w-0 flex-1 basis-64 text-14 text-muted">{t('pictures.dropHint', HINT)}</p>
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('pictures.address')}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </div>
        <Button tone="outline" disabled={address.trim() === ''} onClick={add}>
          {t('pictures.addAddress')}
        </Button>
      </div>
    </div>
  )
}
