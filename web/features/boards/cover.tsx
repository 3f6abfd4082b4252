import { Layers2 } from 'lucide-react'
import type { Board } from '#contract/boards.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

interface CoverProps {
  readonly board: Board
  /** Width on the screen, as in the `sizes` attribute. */
  readonly sizes: string
  readonly className?: string
}

/** What a list looks like: its newest product large, the next three beside it. Decoration: the words stand around it. */
export function Cover({ board, sizes, className }: CoverProps) {
  const [first, ...others] = board.covers
  return (
    <div aria-hidden className={classes('overflow-hidden bg-line', className)}>
      {!first ? (
        <div className="flex size-full items-center justify-center text-muted">
          <Layers2 size={30} strokeWidth={1.75} />
        </div>
      ) : others.length === 0 ? (
        <Picture source={first} sizes={sizes} lazy alt="" />
      ) : (
        <div className="grid size-full grid-cols-[2fr_1fr] gap-0.5">
          <div className="min-h-0 overflow-hidden">
            <Picture source={first} sizes={sizes} lazy alt="" />
          </div>
          <div className="grid min-h-0 auto-rows-fr gap-0.5">
            {others.map((picture) => (
              <div key={picture.base} className="min-h-0 overflow-hidden">
                <Picture source={picture} sizes="120px" lazy alt="" />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
