import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface ChoiceChipProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const LOOK =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border px-5 text-16 font-[550] transition-transform active:scale-[0.98]'

/** A choice among several that can all be on. */
export function ChoiceChip({ pressed, onPress, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(LOOK, pressed ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface hover:border-ink')}
    >
      {children}
    </button>
  )
}

interface RemovableChipProps {
  readonly children: ReactNode
  /** What pressing it does, for example "Filter Schuhe entfernen". */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** Something chosen that can be taken away again. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-volt py-1 pr-2.5 pl-3.5 text-14 font-[600] text-black"
    >
      {children}
      <X aria-hidden size={16} strokeWidth={2.5} />
    </button>
  )
}
