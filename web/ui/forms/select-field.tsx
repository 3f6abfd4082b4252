import { ChevronDown } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { CONTROL_LOOK, Field } from './field.tsx'

interface SelectFieldProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
  readonly hint?: ReactNode
  readonly name?: string
}

const Arrow = () => (
  <ChevronDown aria-hidden size={20} className="pointer-events-none absolute top-3.5 right-4 text-muted" />
)

/** The device's own select: best on phones, and without the flaws of drawn ones. */
export function SelectField<V extends string>({ label, value, options, onChange, hint, name }: SelectFieldProps<V>) {
  const select = useRef<HTMLSelectElement>(null)
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text)
    if (chosen) onChange(chosen.value)
  }
  // What was chosen before hydration, or restored by the browser, is what the select shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useLayoutEffect(() => {
    if (select.current && select.current.value !== value) choose(select.current.value)
  }, [])
  return (
    <Field label={label} hint={hint}>
      {(parts) => (
        <div className="relative">
          <select
            {...parts}
            ref={select}
            name={name}
            value={value}
            onChange={(event) => choose(event.target.value)}
            className={classes(CONTROL_LOOK, 'appearance-none text-ellipsis pr-12')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Arrow />
        </div>
      )}
    </Field>
  )
}

/**
 * The same where nothing can be chosen yet, in a first screen. For a select in a document Chromium (156) lays everything
 * out as soon as it is parsed, in one task with its style: 30 ms of a desk's processor for a shop instead of two of 13.
 */
export function SelectOutline({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Field label={label}>
      {({ id }) => (
        <div className="relative">
          <div id={id} className={classes(CONTROL_LOOK, 'flex items-center pr-12')}>
            <span className="truncate">{text}</span>
          </div>
          <Arrow />
        </div>
      )}
    </Field>
  )
}
