import { Slider } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { NumberField } from './number-field.tsx'

interface RangeSliderProps {
  readonly label: string
  readonly minLabel: string
  readonly maxLabel: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: { readonly min: number; readonly max: number }
  readonly onChange: (value: { min: number; max: number }) => void
  /** Shown behind the numbers, such as "€". */
  readonly unit: string
  readonly hint?: ReactNode
}

/** Two thumbs, and two number fields for users who do not drag (Trust 5.2.8). */
export function RangeSlider({
  label,
  minLabel,
  maxLabel,
  min,
  max,
  step,
  value,
  onChange,
  unit,
  hint,
}: RangeSliderProps) {
  const id = useId()
  const thumb =
    'block size-7 rounded-pill border-2 border-ink bg-volt transition-transform active:scale-110 focus-visible:outline-3'
  return (
    <fieldset className="flex flex-col gap-4">
      <legend id={id} className="mb-2 text-14 font-[600]">
        {label}
      </legend>
      <Slider.Root
        aria-labelledby={id}
        min={min}
        max={max}
        step={step}
        value={[value.min, value.max]}
        onValueChange={([low = min, high = max]) => onChange({ min: low, max: high })}
        className="relative mx-1 flex h-8 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1.5 grow rounded-pill bg-line">
          <Slider.Range className="absolute h-full rounded-pill bg-ink" />
        </Slider.Track>
        <Slider.Thumb aria-label={minLabel} className={thumb} />
        <Slider.Thumb aria-label={maxLabel} className={thumb} />
      </Slider.Root>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={minLabel}
          unit={unit}
          value={value.min}
          min={min}
          max={value.max}
          step={step}
          onChange={(low) => onChange({ min: low, max: value.max })}
        />
        <NumberField
          label={maxLabel}
          unit={unit}
          value={value.max}
          min={value.min}
          max={max}
          step={step}
          onChange={(high) => onChange({ min: value.min, max: high })}
        />
      </div>
      {hint && <p className="text-14 text-muted">{hint}</p>}
    </fieldset>
  )
}
