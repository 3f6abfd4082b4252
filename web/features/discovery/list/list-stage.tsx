import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { haptic } from '#web/device/haptics.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { createPressGap } from '#web/ui/deck/press-gap.ts'
import { useDeckKeys } from '#web/ui/deck/use-deck-keys.ts'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import type { DeckState, SwipeAction } from '../feed/deck-state.ts'
import type { DiscoveryModel } from '../feed/discovery-model.ts'
import { listPosition, STEP, saveListPosition } from './list-position.ts'
import { ListRow } from './list-row.tsx'
import { useRowViews } from './use-row-views.ts'

interface ListStageProps {
  readonly model: DiscoveryModel
  readonly deck: DeckState
  readonly timezone: Timezone
  /** Another layer covers the list: no row counts as viewed. */
  readonly isCovered: boolean
  readonly onDetails: (product: Product) => void
  readonly onUndo: () => void
}

/** The same feed in the same order, as rows: everything by buttons, nothing by dragging (Trust 5.2.7). */
export function ListStage({ model, deck, timezone, isCovered, onDetails, onUndo }: ListStageProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { rows, more } = useRows(model, deck)
  const products = deck.products.slice(deck.index, deck.index + rows)
  const hasRows = deck.products.length - deck.index > rows
  const onViewed = useCallback((id: string) => model.viewed(id), [model])
  useRowViews(list, { rows: `${deck.deal} ${deck.index} ${products.length}`, isCovered, onViewed })
  const [gap] = useState(createPressGap)
  const act = useCallback(
    (id: string, action: SwipeAction) => {
      const neighbour = neighbourOf(list.current, id)
      model.pick(id, action)
      haptic(action === 'like' ? 'heavy' : 'light')
      // The pressed button disappears with its row: focus the same button of the next row.
      neighbour?.querySelector<HTMLElement>(`[data-answer="${action}"]`)?.focus({ preventScroll: true })
    },
    [model],
  )
  // The next row moves to the place of the pressed button.
  const press = useCallback(
    (id: string, action: SwipeAction) => {
      if (gap.counts(performance.now())) act(id, action)
    },
    [gap, act],
  )
  useDeckKeys({
    within: list,
    onUndo,
    onSwipe: (side) => {
      const id = document.activeElement?.closest<HTMLElement>('[data-product]')?.dataset['product']
      if (id) act(id, side === 'right' ? 'like' : 'pass')
    },
  })
  return (
    <section aria-label={t('discovery.title')} className="on-sheet mx-auto w-full max-w-3xl flex-1 px-4 sm:px-6">
      {/* Trust L08 and L05: required where prices can be compared. */}
      <p className="flex flex-wrap items-center gap-x-4 text-14 text-muted">
        {t('discovery.listTaxes')}
        <Link href={PATHS.ranking} className="link inline-flex min-h-11 items-center">
          {t('ui.howRanked')}
        </Link>
      </p>
      <ul ref={list} aria-label={t('discovery.list')}>
        {products.map((product, at) => (
          <ListRow
            key={product.id}
            product={product}
            timezone={timezone}
            isFar={at > 3}
            onAct={press}
            onOpen={onDetails}
          />
        ))}
      </ul>
      <MorePages
        hasMore={hasRows || deck.hasMore}
        isFetching={!hasRows && deck.pending !== null}
        hasFailed={!hasRows && deck.failure !== null}
        onMore={hasRows ? more : () => model.loadMore()}
      />
    </section>
  )
}

/** The row after this one, or the one before it at the end. */
function neighbourOf(list: HTMLElement | null, id: string): Element | null {
  const row = list?.querySelector(`[data-product="${CSS.escape(id)}"]`)
  return row?.nextElementSibling ?? row?.previousElementSibling ?? null
}

/** How many rows are rendered. A user who comes back to the list finds the same rows at the same position. */
function useRows(model: DiscoveryModel, { deal, index }: DeckState) {
  const [{ rows, top }] = useState(() => listPosition(deal))
  const [shown, setShown] = useState({ deal, rows })
  if (shown.deal !== deal) setShown({ deal, rows: STEP })
  const drawn = shown.deal === deal ? shown.rows : STEP
  useLayoutEffect(() => {
    if (top > 0) scrollTo(0, top)
  }, [top])
  useEffect(() => {
    model.setVisibleCount(drawn)
    return () => model.setVisibleCount(0)
  }, [model, drawn])
  // Saved while the list is shown: when it unmounts, the page has already another scroll position.
  const save = useEffectEvent(() => saveListPosition({ deal, rows: drawn, top: scrollY }))
  useEffect(() => {
    const onScroll = () => save()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answered row shifts the list
  useEffect(() => save(), [index])
  return { rows: drawn, more: () => setShown({ deal, rows: drawn + STEP }) }
}
