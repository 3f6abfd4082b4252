import { useId, useState } from 'react'
import type { Crop } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { CropBox } from './crop-box.tsx'
import { type CropFrame, largestCrop, pixelsOf, resizeCrop } from './crop-rect.ts'

interface CropDialogProps {
  readonly src: string
  readonly frame: CropFrame
  readonly description?: string
  readonly onClose: () => void
  readonly onCrop: (crop: Crop) => void
}

/** Chooses a part of a picture. */
export function CropDialog({ src, frame, description, onClose, onCrop }: CropDialogProps) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState(() => largestCrop(frame))
  const largest = largestCrop(frame)
  const pixels = pixelsOf(frame, crop)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('pictures.cropTitle')}
      {...(description && { description })}
      className="max-w-2xl!"
    >
      <div className="mt-5 flex flex-col gap-5">
        <div className="px-3">
          <CropBox src={src} frame={frame} crop={crop} onChange={setCrop} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Range
            label={t(frame.aspect === null ? 'pictures.cropWidth' : 'pictures.cropSize')}
            value={crop.width}
            most={largest.width}
            onChange={(width) => setCrop((now) => resizeCrop(frame, now, { width }))}
          />
          {frame.aspect === null && (
            <Range
              label={t('pictures.cropHeight')}
              value={crop.height}
              most={largest.height}
              onChange={(height) => setCrop((now) => resizeCrop(frame, now, { height }))}
            />
          )}
        </div>
        <p role="status" className="tabular text-14 text-muted">
          {t('pictures.cropPixels', { width: String(pixels.width), height: String(pixels.height) })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="s" onClick={() => onCrop(crop)}>
            {t('pictures.cropApply')}
          </Button>
          <Button size="s" tone="ghost" onClick={onClose}>
            {t('pictures.cancelCrop')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface RangeProps {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Range({ label, value, most, onChange }: RangeProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-14 font-[600]">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={0.01}
        value={value}
        aria-valuetext={`${Math.round((value / most) * 100)} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full accent-ink"
      />
    </div>
  )
}
