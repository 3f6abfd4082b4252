import type { ReactNode } from 'react'

interface FormSectionProps {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** A part of the form, divided from the others by a hairline. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      <div>
        <h2 className="text-18 font-[700]">{title}</h2>
        {hint && <p className="mt-1 text-14 text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** Two fields beside each other where there is room. */
export const PAIR = 'grid gap-4 *:min-w-0 sm:grid-cols-2'
