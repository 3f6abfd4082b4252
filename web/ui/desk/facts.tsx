import type { ReactNode } from 'react'

/** Facts of one thing, in lines. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className="divide-y divide-line border-y border-line text-14">{children}</dl>
)

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
    <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{name}</dt>
    <dd className="tabular min-w-0 text-right font-[550] [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
