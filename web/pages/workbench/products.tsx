import { useState } from 'react'
import type { Side } from '#web/ui/deck/swipe-decision.ts'
import { type DeckSlot, SwipeDeck } from '#web/ui/deck/swipe-deck.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { Picture, type PictureSource } from '#web/ui/marks/picture.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ScrollRow } from '#web/ui/page/scroll-row.tsx'
import { TILE_SIZES, TileGrid } from '#web/ui/page/tile-grid.tsx'

/** Its files do not exist: shows the blurred placeholder, as while a picture is loading. */
const SOURCE: PictureSource = {
  base: '/media/workbench',
  widths: [320, 640],
  width: 900,
  height: 1200,
  placeholder: 'm5YGDQKod3eHiHiHeHiIiHeAiPdoCIYJ',
  alt: '',
}

const PLACES = ['top', 'second', 'third'] as const

/** The stack of cards, and a grid of pictures. */
export function Products() {
  const [top, setTop] = useState(0)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const swiped = (id: string, side: Side) => {
    setLeaving(id)
    setTop(Number(id) + 1)
    setSaid(`${id} went ${side}`)
  }
  const next = PLACES.map((place, depth): DeckSlot => ({ id: String(top + depth), place }))
  const slots = leaving === null ? next : [{ id: leaving, place: 'leaving' as const }, ...next.slice(0, 2)]
  return (
    <Card title="Stack, tiles">
      <div className="mx-auto mb-14 grid h-80 w-56">
        <SwipeDeck
          countsFlicks={false}
          slots={slots}
          labelId={({ id }) => `workbench-${id}`}
          renderCard={({ id }) => (
            <p
              id={`workbench-${id}`}
              className="flex size-full items-center justify-center rounded-card border border-line bg-paper text-40 font-[850]"
            >
              {id}
            </p>
          )}
          returning={null}
          currentId={() => String(top)}
          swiped={swiped}
          landed={() => setLeaving(null)}
          tapped={(id) => setSaid(`${id} was tapped`)}
        />
      </div>
      <LiveRegion text={said} />
      <ScrollRow label="Row">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((word) => (
          <li key={word} className="w-40 shrink-0 rounded-sheet border border-line p-4">
            {word}
          </li>
        ))}
      </ScrollRow>
      <TileGrid label="Tiles">
        {['a', 'b'].map((tile) => (
          <li key={tile} className="grid aspect-3/4 overflow-hidden rounded-sheet">
            <Picture source={SOURCE} sizes={TILE_SIZES} lazy />
          </li>
        ))}
      </TileGrid>
    </Card>
  )
}
