import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface PageFrameProps {
  readonly title: string
  /** Shown before the title, usually a back button. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A page with a title line and one column of content. Its `h1` is focused when the page opens. */
export function PageFrame({ title, before, after, children, className }: PageFrameProps) {
  return (
    <main
      id="content"
      className={classes(
        'mx-auto w-full max-w-3xl px-4 pt-4 pb-[calc(var(--nav-height)+2rem)] sm:px-6 low:pt-1',
        className,
      )}
    >
      <header className="mb-6 flex min-h-12 items-center gap-2 low:mb-2">
        {before}
        <h1 tabIndex={-1} className="headline min-w-0 flex-1 text-28 uppercase low:text-22">
          {title}
        </h1>
        {after}
      </header>
      {children}
    </main>
  )
}
