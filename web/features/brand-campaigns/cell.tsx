import type { ReactNode } from 'react'

interface CellProps {
  readonly name: string
  readonly value: string
  readonly note: string
  readonly children?: ReactNode
}

/** One figure that holds for all campaigns, with what can be done about it. */
export const Cell = ({ name, value, note, children }: CellProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
    <div className="min-w-0">
      <h2 className="text-14 font-[600] text-muted">{name}</h2>
      <p className="tabular text-22 leading-tight font-[750]">{value}</p>
      <p className="tabular text-14 text-muted">{note}</p>
    </div>
    {children}
  </div>
)
