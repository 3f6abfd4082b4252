import type { ReactNode } from 'react'

/** A part of the page of a brand. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="mb-2 text-18 font-[700]">{title}</h2>
    {children}
  </section>
)
