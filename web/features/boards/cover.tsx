import { Layers2 } from 'lucide-react'
import type { Board } from '#contract/boards.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

interface CoverProps {
  readonly board: Board
  readonly size: keyof typeof SIZES
  readonly className?: string
}

/** Values of the `sizes` attribute: for a single picture, and for the large one and the small ones of several. */
const SIZES = {
  tile: {
    alone: '(min-width: 769px) 288px, 48vw',
    large: '(min-width: 769px) 216px, 34vw',
    small: '(min-width: 769px) 108px, 17vw',
  },
  row: { alone: '48px', large: '36px', small: '36px' },
} as const

/** The cover of a list: its newest product large, the next three beside it. Decorative: the text is beside it. */
export function Cover({ board, size, className }: CoverProps) {
  const [first, ...others] = board.covers
  const { alone, large, small } = SIZES[size]
  return (
    <div aria-hidden className={classes('overflow-hidden bg-line', className)}>
      {!first ? (
        <div className="flex size-full items-center justify-center text-muted">
          <Layers2 size={30} strokeWidth={1.75} />
        </div>
      ) : others.length === 0 ? (
        <Picture source={first} sizes={alone} lazy alt="" />
      ) : (
        <div className="grid size-full grid-cols-[2fr_1fr] gap-0.5">
          <div className="min-h-0 overflow-hidden">
            <Picture source={first} sizes={large} lazy alt="" />
          </div>
          <div className="grid min-h-0 auto-rows-fr gap-0.5">
            {others.map((picture) => (
              <div key={picture.base} className="min-h-0 overflow-hidden">
                <Picture source={picture} sizes={small} lazy alt="" />
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
