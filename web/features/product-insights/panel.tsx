import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** What is counted, in one or two sentences. */
  readonly what: string
  readonly children: ReactNode
}

/** One question about a product with its answer; below it what was counted. */
export function Panel({ title, what, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col border-t border-line pt-5">
      <h2 id={id} className="text-18 font-[700]">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <p className="mt-4 max-w-prose text-14 text-muted">{what}</p>
    </section>
  )
}
