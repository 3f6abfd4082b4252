import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface ChoiceChipProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const PILL =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border px-[min(1.25rem,6vw)] text-16 font-[550] transition-transform active:scale-[0.98]'

/** The look of a pill, for buttons and links that act like one. */
export const pillLook = (pressed = false): string =>
  classes(PILL, pressed ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface text-ink hover:border-ink')

/** One of several choices, of which any number can be on. */
export function ChoiceChip({ pressed, onPress, children }: ChoiceChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className={pillLook(pressed)}>
      {children}
    </button>
  )
}

interface RemovableChipProps {
  readonly children: ReactNode
  /** What pressing it does, for example "Filter Schuhe entfernen". */
  readonly removeLabel: string
  readonly onRemove: () => void
  /** `plain`: for values of a form, which are no choice of what is shown. */
  readonly tone?: 'volt' | 'plain'
}

/** A chosen value that can be removed. */
export function RemovableChip({ children, removeLabel, onRemove, tone = 'volt' }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      // Its target reaches halfway to the next row.
      className={classes(
        'relative inline-flex min-h-9 items-center gap-1.5 rounded-pill py-1 pr-2.5 pl-3.5 text-14 font-[600] after:absolute after:inset-x-0 after:-inset-y-1',
        tone === 'volt' ? 'bg-volt text-black' : 'bg-line text-ink',
      )}
    >
      {children}
      <X aria-hidden size={16} strokeWidth={2.5} />
    </button>
  )
}
