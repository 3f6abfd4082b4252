import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does; also its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly tone?: 'plain' | 'surface' | 'volt' | 'signal' | 'ink'
  /** Edge in CSS px; never below 44. */
  readonly size?: 44 | 48 | 56 | 64
}

const TONES = {
  plain: 'bg-transparent text-ink hover:bg-line',
  surface: 'border border-line bg-surface text-ink hover:border-ink',
  volt: 'bg-volt text-black hover:opacity-85',
  signal: 'bg-signal text-on-signal hover:opacity-85',
  ink: 'bg-ink text-paper hover:opacity-85',
} as const
const SIZES = { 44: 'size-11', 48: 'size-12', 56: 'size-14', 64: 'size-16' } as const

/** A round button with an icon and an accessible name. */
export function IconButton({ label, icon, tone = 'plain', size = 48, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-pill transition-[opacity,transform] duration-150',
        'active:scale-95 disabled:opacity-40 aria-disabled:opacity-40',
        TONES[tone],
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  )
}
