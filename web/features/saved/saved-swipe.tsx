import { ArrowRight, LayoutGrid, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ProductCard } from '#web/product/product-card.tsx'
import { productSlots } from '#web/product/product-slots.ts'
import { spokenProduct } from '#web/product/spoken-product.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { afterFrame } from '#web/ui/deck/after-frame.ts'
import type { Side } from '#web/ui/deck/swipe-decision.ts'
import { type DeckHandle, SwipeDeck } from '#web/ui/deck/swipe-deck.tsx'
import { useDeckKeys } from '#web/ui/deck/use-deck-keys.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { advance, follow, land, openStack, removeTop, type SavedStack, topOf } from './saved-stack.ts'

interface SavedSwipeProps {
  readonly products: readonly Product[]
  readonly timezone: Timezone
  readonly onOpen: (product: Product) => void
  readonly onRemove: (product: Product) => void
  /** Back to the grid; `atEnd` when the last product was swiped. */
  readonly onLeave: (atEnd: boolean) => void
}

const headingId = (id: string): string => `saved-${id}`

/** The saved products as a stack: left removes, right goes on. */
export function SavedSwipe({ products, timezone, onOpen, onRemove, onLeave }: SavedSwipeProps) {
  const { t, language } = useTranslation()
  const nameOf = (product: Product) => spokenProduct(product, { t, language, timezone }, Date.now())
  const area = useRef<HTMLElement>(null)
  const deck = useRef<DeckHandle>(null)
  const { stack, latest, swipe, landed, said } = useSavedStack(products, nameOf, onRemove, onLeave)
  const fling = (side: Side) => deck.current?.fling(side)
  const press = (side: Side) => deck.current?.press(side)
  const countsFlicks = useSession()?.quickFlicks ?? true
  useDeckKeys({ within: area, onSwipe: fling })
  const hints = {
    left: (
      <>
        <Trash2 size={24} />
        {t('saved.removeShort')}
      </>
    ),
    right: (
      <>
        {t('saved.keep')}
        <ArrowRight size={26} />
      </>
    ),
  }
  return (
    <section
      ref={area}
      aria-roledescription={t('saved.stack')}
      aria-label={t('saved.title')}
      className="flex flex-col gap-4 low:grid low:grid-cols-[minmax(0,1fr)_auto] low:grid-rows-[auto_1fr] low:gap-x-6 low:gap-y-2"
    >
      <div className="flex items-center justify-between gap-4 low:col-start-2 low:flex-col low:gap-1">
        <Button tone="outline" size="s" onClick={() => onLeave(false)}>
          <LayoutGrid aria-hidden size={18} />
          <span className="low:sr-only">{t('saved.backToGrid')}</span>
        </Button>
        <p className="tabular font-[650]">
          {t('saved.position', {
            number: Math.min(stack.index + 1, stack.products.length),
            total: stack.products.length,
          })}
        </p>
      </div>
      <div className="saved-stack low:col-start-1 low:row-span-2 low:row-start-1">
        <SwipeDeck
          ref={deck}
          slots={productSlots(stack)}
          labelId={({ id }) => headingId(id)}
          renderCard={({ id, product }) => (
            <ProductCard product={product} headingId={headingId(id)} hints={hints} timezone={timezone} />
          )}
          returning={null}
          currentId={() => topOf(latest())?.id ?? null}
          swiped={(_, side) => swipe(side)}
          landed={landed}
          countsFlicks={countsFlicks}
          tapped={() => {
            const product = topOf(latest())
            if (product) onOpen(product)
          }}
        />
      </div>
      <div className="flex justify-center gap-6 pt-3 low:col-start-2 low:flex-col low:gap-3 low:pt-0">
        <IconButton
          label={t('saved.removeShort')}
          tone="surface"
          size={64}
          icon={<Trash2 aria-hidden size={26} className="text-signal-text" />}
          onClick={() => press('left')}
        />
        <IconButton
          label={t('saved.keep')}
          tone="volt"
          size={64}
          icon={<ArrowRight aria-hidden size={28} strokeWidth={2.5} />}
          onClick={() => press('right')}
        />
      </div>
      <LiveRegion text={said} />
    </section>
  )
}

/** Changes at once for the next swipe, and is rendered after the first frame of the fly-out. */
function useSavedStack(
  products: readonly Product[],
  nameOf: (product: Product) => string,
  onRemove: (product: Product) => void,
  onLeave: (atEnd: boolean) => void,
) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(() => openStack(products))
  const [said, setSaid] = useState('')
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = follow(latest.current, products)
    setShown(latest.current)
    if (latest.current.isOver) onLeave(false)
  }, [products, onLeave])

  const swipe = (side: Side) => {
    const gone = topOf(latest.current)
    if (!gone) return
    latest.current = side === 'left' ? removeTop(latest.current) : advance(latest.current)
    const after: SavedStack = latest.current
    afterFrame(() => {
      const next = topOf(after)
      setShown(after)
      if (next) {
        const words = { product: gone.name, next: nameOf(next) }
        setSaid(side === 'left' ? t('saved.saidRemoved', words) : t('saved.saidNext', words))
      }
      if (side === 'left') onRemove(gone)
    })
  }
  const landed = () => {
    latest.current = land(latest.current)
    const after: SavedStack = latest.current
    afterFrame(() => {
      setShown(after)
      if (after.isOver) onLeave(true)
    })
  }
  return { stack: shown, latest: () => latest.current, swipe, landed, said }
}
