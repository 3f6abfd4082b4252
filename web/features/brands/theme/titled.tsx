import type { ReactNode } from 'react'
import type { SectionKind } from '#contract/shop-theme.limits.ts'

interface TitledProps {
  /** `list`: all products of the brand. */
  readonly kind: SectionKind | 'list'
  readonly title: string
  readonly children: ReactNode
}

/** A section of a designed shop under its heading. */
export const Titled = ({ kind, title, children }: TitledProps) => (
  <section aria-label={title} className="shop-section" data-kind={kind}>
    <h2 className="headline shop-heading">
      <span>{title}</span>
    </h2>
    {children}
  </section>
)
