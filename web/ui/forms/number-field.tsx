import { useState } from 'react'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'
import { typedNumber } from './typed-number.ts'

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number within bounds, rounded to its step; the input is applied when the field loses focus or Enter is pressed. */
export function NumberField({ label, unit, value, min, max, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    const wanted = typedNumber(typed)
    if (wanted === null) return
    onChange(Math.min(max, Math.max(min, Math.round(wanted / step) * step)))
  }
  return (
    <Field label={label}>
      {(parts) => (
        <div className="relative">
          <input
            {...parts}
            inputMode="decimal"
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.target.value.replace(/[^\d.,]/g, ''))}
            onBlur={commit}
            onKeyDown={(event) => event.key === 'Enter' && commit()}
            className={classes(CONTROL_LOOK, 'tabular pr-10')}
          />
          <span aria-hidden className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-muted">
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}
