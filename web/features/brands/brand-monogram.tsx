import { classes } from '#web/ui/classes.ts'

interface BrandMonogramProps {
  readonly name: string
  readonly className?: string
}

/** The initials of a brand, as a printed tag. */
export function BrandMonogram({ name, className }: BrandMonogramProps) {
  const [first = '', second = ''] = name.split(/[\s&+/-]+/).filter(Boolean)
  const letters = (first.slice(0, 1) + (second.slice(0, 1) || first.slice(1, 2))).toUpperCase()
  return (
    <span
      aria-hidden
      className={classes(
        'headline flex shrink-0 items-center justify-center rounded-control bg-ink text-paper',
        className,
      )}
    >
      {letters}
    </span>
  )
}
