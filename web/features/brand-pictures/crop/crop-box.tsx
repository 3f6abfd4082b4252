import { type Dispatch, type SetStateAction, useRef } from 'react'
import type { Crop } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { arrowStep } from './arrow-step.ts'
import { type Corner, type CropFrame, dragCorner, moveCrop } from './crop-rect.ts'
import { useDrag } from './use-drag.ts'

interface CropBoxProps {
  readonly src: string
  readonly frame: CropFrame
  readonly crop: Crop
  readonly onChange: Dispatch<SetStateAction<Crop>>
}

const CORNERS: Readonly<Record<Corner, string>> = {
  nw: '-top-3 -left-3 cursor-nwse-resize',
  ne: '-top-3 -right-3 cursor-nesw-resize',
  sw: '-bottom-3 -left-3 cursor-nesw-resize',
  se: '-bottom-3 -right-3 cursor-nwse-resize',
}

const percent = (share: number) => `${share * 100}%`

/** The picture with the part that stays: moved by pointer and arrow keys, its corners by pointer. */
export function CropBox({ src, frame, crop, onChange }: CropBoxProps) {
  const { t } = useTranslation()
  const area = useRef<HTMLDivElement>(null)
  const drag = useDrag(area)
  return (
    <div
      ref={area}
      // As large as the screen allows, in the shape of the picture.
      className="relative mx-auto max-w-full touch-none overflow-hidden select-none"
      style={{
        aspectRatio: `${frame.width} / ${frame.height}`,
        width: `min(100%, ${(50 * frame.width) / frame.height}dvh)`,
      }}
    >
      <img src={src} alt="" draggable={false} className="absolute inset-0 size-full" />
      {/* biome-ignore lint/a11y/useSemanticElements: no element moves in two directions; the sliders below set its size */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by arrow keys
        tabIndex={0}
        aria-label={t('pictures.cropBox')}
        className="absolute cursor-move touch-none outline-2 outline-bone focus-visible:outline-4 focus-visible:outline-volt"
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
          boxShadow: '0 0 0 100vmax color-mix(in srgb, var(--black) 62%, transparent)',
        }}
        {...drag((dx, dy) => onChange((now) => moveCrop(now, dx, dy)))}
        onKeyDown={(event) => {
          const step = arrowStep(event)
          if (step) onChange((now) => moveCrop(now, step[0] / 100, step[1] / 100))
        }}
      >
        {(Object.keys(CORNERS) as Corner[]).map((corner) => (
          <span
            key={corner}
            aria-hidden
            className={classes('absolute flex size-11 items-center justify-center touch-none', CORNERS[corner])}
            {...drag((dx, dy) => onChange((now) => dragCorner(frame, now, corner, dx, dy)))}
          >
            <span className="size-4 rounded-pill border-2 border-black bg-volt" />
          </span>
        ))}
      </div>
    </div>
  )
}
