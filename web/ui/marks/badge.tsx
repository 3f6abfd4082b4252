import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface BadgeProps {
  readonly tone?: 'bone' | 'volt' | 'signal' | 'ink'
  readonly children: ReactNode
  readonly className?: string
}

const TONES = {
  bone: 'bg-bone text-black',
  volt: 'bg-volt text-black',
  signal: 'bg-signal text-on-signal',
  ink: 'bg-ink text-paper',
} as const

/** A label that looks printed: punched hole, square corners, tabular figures. */
export function Badge({ tone = 'bone', children, className }: BadgeProps) {
  return (
    <span
      className={classes(
        'tabular inline-flex max-w-full items-center [overflow-wrap:anywhere] gap-2 rounded-[3px] py-1 pr-2.5 pl-2 text-14 leading-tight font-[750] tracking-wide whitespace-nowrap uppercase',
        TONES[tone],
        className,
      )}
    >
      <span aria-hidden className="size-1.5 shrink-0 rounded-pill bg-current opacity-60" />
      {children}
    </span>
  )
}
