import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

interface IconChoiceProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly {
    readonly value: V
    readonly label: string
    readonly icon: ReactNode
    /** Not offered on a phone, unless it is chosen. */
    readonly isDesktopOnly?: boolean
  }[]
  readonly onChange: (value: V) => void
}

/** Radio buttons with icons; their words are tooltips. */
export function IconChoice<V extends string>({ label, value, options, onChange }: IconChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 rounded-control border border-line bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.label}
          className={classes(
            'size-10 cursor-pointer items-center justify-center rounded-[9px] text-muted hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus max-md:size-11',
            option.isDesktopOnly && option.value !== value ? 'hidden md:flex' : 'flex',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          <span className="sr-only">{option.label}</span>
          <span aria-hidden className="flex">
            {option.icon}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
