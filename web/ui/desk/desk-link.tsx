import type { ComponentType } from 'react'
import { classes } from '../classes.ts'
import { UnreadCount } from '../marks/unread-count.tsx'
import { Link } from '../page/link.tsx'

export type DeskIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>

interface DeskLinkProps {
  readonly href: string
  readonly label: string
  readonly Icon: DeskIcon
  readonly isCurrent?: boolean
  /** Unread messages. */
  readonly unread?: number
  /** Without words: the icon has its name as tooltip. */
  readonly isNarrow: boolean
}

/** A section in the navigation of a desk. */
export function DeskLink({ href, label, Icon, isCurrent = false, unread = 0, isNarrow }: DeskLinkProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      title={isNarrow ? label : undefined}
      className={classes(
        'relative flex min-h-11 items-center gap-3 rounded-control text-14 outline-offset-[-2px]',
        isNarrow ? 'justify-center' : 'px-3',
        isCurrent ? 'bg-line font-[700] text-ink' : 'font-[550] text-muted hover:bg-line hover:text-ink',
      )}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className={isNarrow ? 'sr-only' : 'flex-1'}>{label}</span>
      <UnreadCount count={unread} className={isNarrow ? 'absolute top-0 right-0' : undefined} />
    </Link>
  )
}
