import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface CheckboxProps {
  readonly label: ReactNode
  readonly formErrorId?: string | undefined
  readonly name?: string
}

/** A native checkbox with a custom check mark; the whole label can be pressed. */
export function Checkbox({ label, name, formErrorId }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <span className="relative mt-0.5 inline-flex size-6 shrink-0">
        <input
          id={id}
          type="checkbox"
          name={name}
          aria-invalid={formErrorId ? true : undefined}
          aria-describedby={formErrorId}
          className="peer size-6 appearance-none rounded-[7px] border-2 border-edge bg-surface checked:border-ink checked:bg-ink aria-invalid:border-signal"
        />
        <Check
          aria-hidden
          size={18}
          strokeWidth={3}
          className="pointer-events-none absolute inset-[3px] text-paper opacity-0 peer-checked:opacity-100"
        />
      </span>
      <label htmlFor={id} className="min-h-6 text-14 leading-6">
        {label}
      </label>
    </div>
  )
}
