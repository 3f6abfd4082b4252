import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxProps {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly name?: string
  /** Both or none: without them the form keeps its state. */
  readonly checked?: boolean
  readonly onChange?: (checked: boolean) => void
  readonly defaultChecked?: boolean
}

/** A native checkbox with a custom check mark; the whole label can be pressed. */
export function Checkbox({ label, name, error, checked, onChange, defaultChecked }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div data-field className="flex scroll-mt-48 scroll-mb-6 flex-wrap items-start gap-x-3 gap-y-1.5">
      <span className="relative mt-0.5 inline-flex size-6 shrink-0">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          defaultChecked={defaultChecked}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="peer size-6 appearance-none rounded-[7px] border-2 border-edge bg-surface checked:border-ink checked:bg-ink aria-invalid:border-signal"
        />
        <Check
          aria-hidden
          size={18}
          strokeWidth={3}
          className="pointer-events-none absolute inset-[3px] text-paper opacity-0 peer-checked:opacity-100"
        />
      </span>
      <label htmlFor={id} className="min-h-6 min-w-0 flex-1 text-14 leading-6">
        {label}
      </label>
      {error && (
        <div className="w-full">
          <FieldError id={errorId} text={error} />
        </div>
      )}
    </div>
  )
}
