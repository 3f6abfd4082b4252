import { type ReactNode, useId } from 'react'

interface CardProps {
  readonly title: string
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A box with a heading: thin border, no shadow (identity: desk side). */
export function Card({ title, after, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-sheet border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-18 font-[700]">
          {title}
        </h2>
        {after}
      </div>
      {children}
    </section>
  )
}
