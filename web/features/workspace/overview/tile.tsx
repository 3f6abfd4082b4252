import type { ReactNode } from 'react'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Definition } from '#web/ui/figures/definition.tsx'

interface TileProps {
  readonly name: string
  readonly what: string
  /** Null: unknown, and `sub` says why. */
  readonly value: ReactNode | null
  readonly sub: ReactNode
  readonly chart?: readonly number[]
}

/** One figure: its name and definition, the number, and one line about it. */
export function Tile({ name, what, value, sub, chart }: TileProps) {
  return (
    <li className="flex min-h-30 min-w-0 flex-col rounded-sheet border border-line bg-surface p-3.5 md:relative md:min-h-34 md:p-4">
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 text-14 leading-5 font-[600] text-muted hyphens-auto">{name}</h3>
        <Definition of={name} text={what} />
      </div>
      <p className="tabular mt-1 text-28 leading-tight font-[750]">{value ?? '–'}</p>
      <div className="mt-auto flex items-end justify-between gap-3 pt-2">
        <p className="tabular min-w-0 text-14 text-muted hyphens-auto">{sub}</p>
        {chart?.some((each) => each > 0) && <Sparkline values={chart} />}
      </div>
    </li>
  )
}

/** The shape of a tile whose figure is loading. */
export const TileSkeleton = () => (
  <div className="flex min-h-30 flex-col rounded-sheet border border-line bg-surface p-3.5 md:min-h-34 md:p-4">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="mt-3 h-7 w-1/3" />
    <Skeleton className="mt-auto h-4 w-5/6" />
  </div>
)
