import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Layers } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { ProductCard } from '#web/product/product-card.tsx'
import { productSlots } from '#web/product/product-slots.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { afterFrame } from '#web/ui/deck/after-frame.ts'
import { type DeckHandle, SwipeDeck } from '#web/ui/deck/swipe-deck.tsx'
import { useDeckKeys } from '#web/ui/deck/use-deck-keys.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { OWN_PRODUCTS } from '../own-products-key.ts'
import './own-cards.css'

/** The own products as a deck, drafts included. Swipes are counted nowhere. */
export function OwnCards({ timezone, onOpen }: { timezone: Timezone; onOpen: (product: Product) => void }) {
  const { t } = useTranslation()
  const cards = useQuery({
    queryKey: [...OWN_PRODUCTS, 'cards'],
    queryFn: ({ signal }) => call('GET /api/brand/products/cards', { signal }),
  })
  if (cards.isError) return <RetryRow text={t('products.listFailed')} onRetry={() => void cards.refetch()} />
  if (!cards.data) return <Skeleton className="mx-auto h-140 max-w-110" />
  if (cards.data.length === 0) {
    return (
      <EmptyState icon={<Layers size={40} />} title={t('products.empty')} text={t('products.emptyText')}>
        <Link href={PATHS.addProduct} className={buttonLook('volt')}>
          {t('products.addTitle')}
        </Link>
      </EmptyState>
    )
  }
  return <Deck products={cards.data} timezone={timezone} onOpen={onOpen} />
}

interface DeckProps {
  readonly products: readonly Product[]
  readonly timezone: Timezone
  readonly onOpen: (product: Product) => void
}

const headingId = (id: string): string => `own-${id}`

function Deck({ products, timezone, onOpen }: DeckProps) {
  const { t } = useTranslation()
  const area = useRef<HTMLElement>(null)
  const deck = useRef<DeckHandle>(null)
  const index = useRef(0)
  const [shown, setShown] = useState<{ readonly index: number; readonly leaving: Product | null }>({
    index: 0,
    leaving: null,
  })
  const countsFlicks = useSession()?.quickFlicks ?? true
  useDeckKeys({ within: area, onSwipe: (side) => deck.current?.fling(side) })
  const swipe = () => {
    const leaving = products[index.current] ?? null
    index.current += 1
    const next = { index: index.current, leaving }
    afterFrame(() => setShown(next))
  }
  const restart = () => {
    index.current = 0
    setShown({ index: 0, leaving: null })
  }
  const isOver = shown.index >= products.length && !shown.leaving
  if (isOver) {
    return (
      <EmptyState icon={<Layers size={40} />} title={t('products.cardsOver')} text={t('products.cardsOverText')}>
        <Button onClick={restart}>{t('products.cardsAgain')}</Button>
      </EmptyState>
    )
  }
  return (
    <section
      ref={area}
      aria-label={t('products.cardsTitle')}
      className="mx-auto flex max-w-110 low:max-w-none flex-col low:flex-row low:items-center low:justify-center gap-4 low:gap-8"
    >
      <p className="text-center text-14 text-muted low:order-last low:max-w-48 low:text-left">
        {t('products.cardsNote')}
      </p>
      <div className="own-cards">
        <SwipeDeck
          ref={deck}
          slots={productSlots({ products, ...shown })}
          labelId={({ id }) => headingId(id)}
          renderCard={({ id, product }) => (
            <ProductCard product={product} headingId={headingId(id)} timezone={timezone} />
          )}
          returning={null}
          currentId={() => products[index.current]?.id ?? null}
          swiped={swipe}
          landed={() => afterFrame(() => setShown({ index: index.current, leaving: null }))}
          countsFlicks={countsFlicks}
          tapped={(id) => {
            const product = products.find((one) => one.id === id)
            if (product) onOpen(product)
          }}
        />
      </div>
      <div className="flex items-center justify-center gap-6">
        <IconButton
          label={t('products.swipeLeft')}
          tone="surface"
          size={56}
          icon={<ArrowLeft aria-hidden size={24} />}
          onClick={() => deck.current?.press('left')}
        />
        <p className="tabular font-[650]">
          {t('products.position', { number: Math.min(shown.index + 1, products.length), total: products.length })}
        </p>
        <IconButton
          label={t('products.swipeRight')}
          tone="surface"
          size={56}
          icon={<ArrowRight aria-hidden size={24} />}
          onClick={() => deck.current?.press('right')}
        />
      </div>
    </section>
  )
}
