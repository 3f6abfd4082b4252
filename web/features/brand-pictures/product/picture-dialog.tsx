import { Crop as CropIcon } from 'lucide-react'
import { useState } from 'react'
import { ALT_LENGTH, LEAST_SIDE_PX } from '#contract/brand-pictures.limits.ts'
import type { Crop, OwnPicture } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { widest } from '#web/ui/marks/picture.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { CropDialog } from '../crop/crop-dialog.tsx'
import { CropPreviews } from './crop-previews.tsx'
import { FocusField } from './focus-field.tsx'

interface PictureDialogProps {
  readonly picture: OwnPicture
  readonly onClose: () => void
  readonly onSave: (picture: OwnPicture) => void
  readonly onCrop: (crop: Crop) => void
}

/** Focal point, texts and crop of one picture. */
export function PictureDialog({ picture, onClose, onSave, onCrop }: PictureDialogProps) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState(picture)
  const [crops, setCrops] = useState(false)
  const { media } = picture
  if (crops) {
    return (
      <CropDialog
        src={widest(media)}
        frame={{ width: media.width, height: media.height, aspect: null, leastPx: LEAST_SIDE_PX }}
        onClose={() => setCrops(false)}
        onCrop={onCrop}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title={t('pictures.editTitle')} className="max-w-3xl!">
      <form
        className="mt-5 grid gap-6 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          // The dialog is rendered inside of the product's form.
          event.stopPropagation()
          onSave(edited)
        }}
      >
        <div className="flex flex-col gap-3">
          <h3 className="text-14 font-[600]">{t('pictures.focus')}</h3>
          <FocusField media={media} focus={edited.focus} onChange={(focus) => setEdited({ ...edited, focus })} />
        </div>
        <div className="flex flex-col gap-5">
          <CropPreviews picture={edited} />
          <AltField
            label={t('pictures.altDe')}
            lang="de"
            value={edited.altDe}
            onChange={(altDe) => setEdited({ ...edited, altDe })}
          />
          <AltField
            label={t('pictures.altEn')}
            lang="en"
            value={edited.altEn}
            onChange={(altEn) => setEdited({ ...edited, altEn })}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="s">
              {t('pictures.save')}
            </Button>
            <Button tone="outline" size="s" onClick={() => setCrops(true)}>
              <CropIcon aria-hidden size={18} />
              {t('pictures.crop')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}

interface AltFieldProps {
  readonly label: string
  readonly lang: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function AltField({ label, lang, value, onChange }: AltFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      label={label}
      lang={lang}
      value={value}
      maxLength={ALT_LENGTH}
      hint={t('pictures.altHint', { count: value.length, most: ALT_LENGTH })}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
