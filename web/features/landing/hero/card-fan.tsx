import { classes } from '#web/ui/classes.ts'
import { DemoCardFace } from './demo-card-face.tsx'
import { DEMO_CARDS } from './demo-cards.ts'
import { FAN } from './fan.ts'

/** Three fanned cards: decoration beside the forms. */
export function CardFan() {
  return (
    <div aria-hidden className="relative aspect-[3/4] w-[min(300px,60%)]">
      {DEMO_CARDS.slice(-FAN.length)
        .map((card, place) => (
          <div
            key={card.name}
            className={classes(
              'absolute inset-0 overflow-hidden rounded-card bg-surface',
              FAN[place],
              place === 0 && 'shadow-card',
            )}
          >
            <DemoCardFace card={card} isUrgent={false} />
          </div>
        ))
        .reverse()}
    </div>
  )
}
