import { useState } from 'react'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A whole number within bounds; the input is applied when the field loses focus or Enter is pressed. */
export function NumberField({ label, unit, value, min, max, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    const wanted = Number.parseInt(typed, 10)
    if (Number.isNaN(wanted)) return
    onChange(Math.min(max, Math.max(min, Math.round(wanted / step) * step)))
  }
  return (
    <Field label={label}>
      {(parts) => (
        <div className="relative">
          <input
            {...parts}
            inputMode="numeric"
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
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
