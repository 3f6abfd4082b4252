import { type PointerEvent, useId } from 'react'
import type { OwnPicture } from '#contract/brand-pictures.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { widest } from '#web/ui/marks/picture.tsx'
import { arrowStep } from '../crop/arrow-step.ts'

type Focus = OwnPicture['focus']

interface FocusFieldProps {
  readonly media: OwnPicture['media']
  readonly focus: Focus
  readonly onChange: (focus: Focus) => void
}

const within = (value: number) => Math.round(Math.max(0, Math.min(1000, value)))
const percent = (thousandths: number) => Math.round(thousandths / 10)

/** The point of a picture that crops keep: set by a press, moved by arrow keys. */
export function FocusField({ media, focus, onChange }: FocusFieldProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const set = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = within(((event.clientX - box.left) / box.width) * 1000)
    onChange({ x, y: within(((event.clientY - box.top) / box.height) * 1000) })
  }
  return (
    <div className="flex flex-col gap-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('pictures.focus')}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(focus.y)}
        aria-valuetext={t('pictures.focusValue', { x: percent(focus.x), y: percent(focus.y) })}
        className="relative mx-auto max-w-full cursor-crosshair overflow-hidden rounded-control"
        style={{
          aspectRatio: `${media.width} / ${media.height}`,
          width: `min(100%, ${(42 * media.width) / media.height}dvh)`,
        }}
        onPointerDown={set}
        onKeyDown={(event) => {
          const step = arrowStep(event)
          if (step) onChange({ x: within(focus.x + step[0] * 10), y: within(focus.y + step[1] * 10) })
        }}
      >
        <img src={widest(media)} alt="" draggable={false} className="size-full select-none" />
        <span
          aria-hidden
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-pill border-3 border-black bg-volt"
          style={{ left: `${focus.x / 10}%`, top: `${focus.y / 10}%` }}
        />
      </div>
      <p id={hintId} className="text-14 text-muted">
        {t('pictures.focusHint')}
      </p>
    </div>
  )
}
