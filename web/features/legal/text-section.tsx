import { type ReactNode, useId } from 'react'

interface TextSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A heading and its text, in lines of readable length. */
export function TextSection({ title, children }: TextSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex max-w-prose flex-col gap-3">
      <h2 id={id} className="text-22 leading-7 font-[750]">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A list of short points. */
export function Points({ children }: { readonly children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">{children}</ul>
}
