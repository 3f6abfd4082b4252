import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

interface ChoiceTilesProps<V extends string> {
  readonly label: string
  /** The label is read out only. */
  readonly hidesLabel?: boolean
  readonly value: V
  readonly options: readonly {
    readonly value: V
    readonly label: string
    readonly picture: ReactNode
    /** Below the label. */
    readonly note?: string | undefined
  }[]
  /** Tiles in a row. */
  readonly columns: 2 | 3
  readonly onChange: (value: V) => void
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]' } as const

/** Radio buttons with a picture of what each does. */
export function ChoiceTiles<V extends string>({ label, hidesLabel = false, ...props }: ChoiceTilesProps<V>) {
  const { value, options, columns, onChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hidesLabel ? 'sr-only' : 'mb-2 text-14 font-[600]'}>{label}</legend>
      <div className={classes('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-w-0 cursor-pointer flex-col overflow-hidden rounded-control border border-line bg-surface hover:border-edge has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.picture}
            <span className="px-2 py-1.5 text-center text-12 leading-tight font-[600] hyphens-auto [overflow-wrap:anywhere]">
              {option.label}
              {option.note && <span className="block font-[450] text-muted">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
