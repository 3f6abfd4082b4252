import { X } from 'lucide-react'
import { classes } from '../classes.ts'

interface ClearButtonProps {
  readonly label: string
  readonly onClick: () => void
  /** Sets its position in the field. */
  readonly className: string
}

/** Empties the field that it is part of. */
export function ClearButton({ label, onClick, className }: ClearButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classes(
        'absolute flex size-11 items-center justify-center rounded-control text-ink hover:bg-line',
        className,
      )}
    >
      <X aria-hidden size={20} />
    </button>
  )
}
