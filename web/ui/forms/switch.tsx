import { Switch as RadixSwitch } from 'radix-ui'
import { useId } from 'react'

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  /** Cannot be changed; the hint says why. */
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    // With large text the switch wraps below its label.
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere] hyphens-auto">
        <label htmlFor={id} className="text-16 font-[550]">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-14 text-muted">
            {hint}
          </p>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-8 w-14 shrink-0 rounded-pill border-2 border-edge bg-surface disabled:opacity-50 data-[state=checked]:border-ink data-[state=checked]:bg-ink"
      >
        <RadixSwitch.Thumb className="block size-6 translate-x-0.5 rounded-pill bg-ink transition-transform duration-150 data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-paper" />
      </RadixSwitch.Root>
    </div>
  )
}
