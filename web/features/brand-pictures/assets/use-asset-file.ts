import { useState } from 'react'
import type { AssetKind } from '#contract/brand-assets.ts'
import { LEAST_SIDE_PX, PICTURE_BYTES, SQUARE_TOLERANCE } from '#contract/brand-pictures.limits.ts'
import type { Crop } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { faultOf } from '../check-file.ts'
import type { CropFrame } from '../crop/crop-rect.ts'
import { readSize } from './read-size.ts'
import { useAssetChanges } from './use-assets.ts'

interface Cropping {
  readonly file: File
  readonly url: string
  readonly frame: CropFrame
}

const isSquare = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.abs(width - height) <= SQUARE_TOLERANCE * Math.min(width, height)

/** The file that becomes the logo or the banner. A logo that is not square is cropped first; everything can be. */
export function useAssetFile(kind: AssetKind) {
  const { t } = useTranslation()
  const changes = useAssetChanges(kind)
  const [chosen, setChosen] = useState<File | null>(null)
  const [cropping, setCropping] = useState<Cropping | null>(null)
  const shape = kind === 'logo' ? { aspect: 1, leastPx: LEAST_SIDE_PX } : { aspect: null, leastPx: 1 }

  /** False where there is nothing to crop. */
  const crop = async (file: File, isRequired: boolean): Promise<boolean> => {
    const url = URL.createObjectURL(file)
    const size = await readSize(url)
    const mayBeLeftOut = isRequired && (kind === 'banner' || (size && isSquare(size)))
    if (size && !mayBeLeftOut) setCropping({ file, url, frame: { ...size, ...shape } })
    else URL.revokeObjectURL(url)
    return size !== null && !mayBeLeftOut
  }

  const send = async (file: File, part: Crop | null) => {
    if (await changes.send(file, part)) setChosen(file)
  }

  return {
    changes,
    cropping,
    /** Undefined as long as no file was uploaded here. */
    openCrop: chosen ? () => void crop(chosen, false) : undefined,
    closeCrop: () => {
      if (cropping) URL.revokeObjectURL(cropping.url)
      setCropping(null)
    },
    take: async ([file]: readonly File[]) => {
      if (!file || changes.sent !== null) return
      const fault = faultOf(file, PICTURE_BYTES[kind], t)
      if (fault) return changes.setError(fault)
      if (!(await crop(file, true))) await send(file, null)
    },
    send,
  }
}
