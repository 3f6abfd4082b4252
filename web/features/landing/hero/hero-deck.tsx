import { Heart, X } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { SWIPE } from '#contract/discovery.limits.ts'
import { wantsReducedMotion } from '#web/device/reduced-motion.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { DemoCardFace } from './demo-card-face.tsx'
import { DEMO_CARDS } from './demo-cards.ts'
import { directionOf, dragTransform, stampOpacity } from './drag.ts'
import { FAN } from './fan.ts'
import { KeepLikes, useHeroLikes } from './keep-likes.tsx'

/**
 * A deck to try: it moves once by itself to show how, then reacts to touch, mouse and the buttons. A swiped card goes to
 * the bottom of the deck.
 */
export function HeroDeck() {
  const { t } = useTranslation()
  const likes = useHeroLikes()
  const deck = useDeck((direction, at) => likes.record(direction, DEMO_CARDS[at % DEMO_CARDS.length]))
  const shown = FAN.map((look, place) => ({ look, place, card: DEMO_CARDS[(deck.first + place) % DEMO_CARDS.length] }))
  return (
    <section aria-label={t('landing.deckLabel')} className="flex flex-col items-center gap-12 low:gap-6">
      <div className="relative aspect-[3/4] w-[min(340px,68vw)] low:w-48">
        {shown.toReversed().map(
          ({ look, place, card }) =>
            card && (
              <div
                key={card.name}
                ref={place === 0 ? deck.top : undefined}
                {...(place === 0 ? deck.gestures : {})}
                className={classes(
                  'absolute inset-0 overflow-hidden rounded-card bg-surface transition-transform duration-300 ease-out',
                  look,
                  place === 0 && 'cursor-grab touch-pan-y shadow-card active:cursor-grabbing',
                  place === 0 && deck.isFresh && 'nudge',
                )}
              >
                <DemoCardFace card={card} isUrgent={deck.first === 0 && place === 0} />
                {place === 0 && <Stamps />}
              </div>
            ),
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-5">
        <IconButton
          label={t('landing.deckPass')}
          icon={<X aria-hidden size={28} strokeWidth={2.5} />}
          tone="signal"
          size={64}
          onClick={() => deck.leave('left')}
        />
        <p className="w-28 text-center text-14 text-bone/80">{t('landing.deckHint')}</p>
        <IconButton
          label={t('landing.deckLike')}
          icon={<Heart aria-hidden size={28} strokeWidth={2.5} />}
          tone="volt"
          size={64}
          onClick={() => deck.leave('right')}
        />
      </div>
      <KeepLikes likes={likes} />
      <p role="status" className="sr-only">
        {deck.first > 0 && t('landing.deckStatus', { name: shown[0]?.card?.name ?? '' })}
      </p>
    </section>
  )
}

/** What releasing the card would do; shown by `showStamps` during a drag. */
function Stamps() {
  const { t } = useTranslation()
  return (
    <span aria-hidden className="pointer-events-none absolute inset-x-5 top-6 flex justify-between">
      <span data-stamp="right" className="opacity-0">
        <Badge tone="volt" className="-rotate-6 text-18!">
          {t('landing.deckStampLike')}
        </Badge>
      </span>
      <span data-stamp="left" className="opacity-0">
        <Badge tone="bone" className="rotate-6 text-18!">
          {t('landing.deckStampPass')}
        </Badge>
      </span>
    </span>
  )
}

/** One transform per move, outside React; React only renders which card is first. */
function useDeck(onSwipe: (direction: 'left' | 'right', at: number) => void) {
  const [first, setFirst] = useState(0)
  const [isFresh, setFresh] = useState(true)
  const top = useRef<HTMLDivElement>(null)
  const startX = useRef<number | null>(null)
  const isLeaving = useRef(false)

  const leave = (direction: 'left' | 'right') => {
    const card = top.current
    if (!card || isLeaving.current) return
    isLeaving.current = true
    setFresh(false)
    showStamps(card, direction === 'right' ? SWIPE.thresholdPx : -SWIPE.thresholdPx)
    const distance = direction === 'right' ? innerWidth / 2 + card.offsetWidth : -innerWidth / 2 - card.offsetWidth
    const isReduced = wantsReducedMotion()
    const to = isReduced ? { opacity: 0 } : { transform: dragTransform(distance) }
    const flight = card.animate([{ transform: getComputedStyle(card).transform }, to], {
      // Trust 5.2.9: a cross-fade of at most 100 ms.
      duration: isReduced ? 100 : SWIPE.flyOutMs,
      easing: 'ease-out',
      fill: 'forwards',
    })
    void flight.finished.then(() => {
      flight.cancel()
      card.style.removeProperty('transform')
      card.style.removeProperty('transition')
      showStamps(card, 0)
      isLeaving.current = false
      onSwipe(direction, first)
      setFirst((current) => current + 1)
    })
  }

  const gestures = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isLeaving.current || !event.isPrimary) return
      setFresh(false)
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.transition = 'none'
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return
      // Tailwind places cards by `translate` and `rotate`; this adds to them.
      event.currentTarget.style.transform = dragTransform(event.clientX - startX.current)
      showStamps(event.currentTarget, event.clientX - startX.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return
      const direction = directionOf(event.clientX - startX.current)
      startX.current = null
      if (direction) leave(direction)
      else returnToCentre(event.currentTarget)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      startX.current = null
      returnToCentre(event.currentTarget)
    },
  }
  return { first, isFresh, top, gestures, leave }
}

function showStamps(card: HTMLElement, distancePx: number): void {
  for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
    const direction = stamp.dataset['stamp'] === 'right' ? 'right' : 'left'
    stamp.style.opacity = String(stampOpacity(distancePx, direction))
  }
}

function returnToCentre(card: HTMLElement): void {
  showStamps(card, 0)
  card.style.removeProperty('transition')
  card.style.removeProperty('transform')
}
