import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { scrollFocusedIntoView } from '../scroll-focused-into-view.ts'

interface ScrollRowProps {
  readonly label: string
  /** List items. */
  readonly children: ReactNode
}

/** Share of the visible width that one press scrolls by. */
const STEP = 0.8
/** Scroll positions are fractions on some screens. */
const TOLERANCE_PX = 2

/** A list in one row that scrolls sideways, to the edges of the page. With a mouse, arrows scroll it. */
export function ScrollRow({ label, children }: ScrollRowProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const row = list.current
    if (!row) return
    const measure = () => {
      const isAtStart = row.scrollLeft <= TOLERANCE_PX
      const isAtEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - TOLERANCE_PX
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }))
    }
    measure()
    row.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => {
      row.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [])
  const scroll = (direction: 1 | -1) => {
    const row = list.current
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    row?.scrollBy({ left: direction * row.clientWidth * STEP, behavior })
  }
  return (
    <div className="relative">
      <ul
        ref={list}
        aria-label={label}
        onFocus={scrollFocusedIntoView}
        className="-mx-4 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6"
      >
        {children}
      </ul>
      {!ends.isAtStart && (
        <Arrow side="left" label={t('ui.scrollBack')} onPress={() => scroll(-1)} icon={<ChevronLeft size={22} />} />
      )}
      {!ends.isAtEnd && (
        <Arrow side="right" label={t('ui.scrollOn')} onPress={() => scroll(1)} icon={<ChevronRight size={22} />} />
      )}
    </div>
  )
}

interface ArrowProps {
  readonly side: 'left' | 'right'
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
}

/** Only for a mouse: fingers swipe, and the keyboard moves the focus from item to item. */
function Arrow({ side, label, icon, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={onPress}
      className={classes(
        'absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-pill border border-edge bg-surface text-ink hover:border-ink [@media(hover:hover)_and_(pointer:fine)]:flex',
        side === 'left' ? '-left-2 sm:-left-4' : '-right-2 sm:-right-4',
      )}
    >
      {icon}
    </button>
  )
}
