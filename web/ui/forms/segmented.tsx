import { useId } from 'react'
import { classes } from '../classes.ts'

interface SegmentedProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
}

/** Some radio buttons that look like one control; more than three stand in two rows on a phone. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-14 font-[600]">{label}</legend>
      <div
        className={classes(
          'gap-1 rounded-control border border-edge bg-surface p-1',
          options.length > 3 ? 'grid grid-cols-2 sm:flex' : 'flex flex-wrap',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-3 text-center text-16 font-[550] text-muted has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
