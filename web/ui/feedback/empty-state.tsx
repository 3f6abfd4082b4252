import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
  /** Level of the title: 1 when it names the whole screen. */
  readonly level?: 1 | 2
}

/** Shown instead of empty content: says why, and offers what to do next. */
export function EmptyState({ icon, title, text, children, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="empty-state mx-auto flex max-w-md flex-col items-center gap-4 px-6 py-16 text-center low:gap-2 low:py-4">
      {icon && (
        <div
          aria-hidden
          className="flex size-20 low:hidden rotate-[-6deg] items-center justify-center rounded-card bg-volt text-black"
        >
          {icon}
        </div>
      )}
      <Title
        tabIndex={level === 1 ? -1 : undefined}
        className="headline text-28 low:text-22 hyphens-auto uppercase [overflow-wrap:anywhere]"
      >
        {title}
      </Title>
      {text && <p className="text-balance text-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3 *:justify-center">{children}</div>}
    </div>
  )
}
