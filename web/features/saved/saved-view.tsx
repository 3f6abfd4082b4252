import { Bookmark, Layers, Trash2, WifiOff } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { isSavedStack, PATHS, to, toSavedStack } from '#web/paths.ts'
import { RemovableGrid } from '#web/product/removable-grid.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PairSkeleton } from '#web/ui/feedback/pair-skeleton.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { go, goBack, replaceView } from '#web/ui/page/navigation.ts'
import { SavedSwipe } from './saved-swipe.tsx'
import { useSaved } from './use-saved.ts'
import './saved.css'

interface SavedViewProps {
  readonly timezone: Timezone
  readonly renderDetail: (product: Product | null, onClose: () => void) => ReactNode
  /** A button on the picture of each product in the grid. */
  readonly renderTool?: (product: Product) => ReactNode
  /** Shown below the grid. */
  readonly note?: ReactNode
}

/** The saved products, as a grid or as a stack. */
export function SavedView({ timezone, renderDetail, renderTool, note }: SavedViewProps) {
  const { t } = useTranslation()
  const { products, hasFailed, isReadOnly, retry, remove, clear } = useSaved()
  const { isStack, isAtEnd, open, leave } = useStackMode(products?.length === 0)
  const [detail, setDetail] = useState<Product | null>(null)

  if (hasFailed) {
    return (
      <EmptyState icon={<WifiOff size={34} />} title={t('saved.failed')}>
        <Button onClick={retry}>{t('ui.retry')}</Button>
      </EmptyState>
    )
  }
  if (!products) return <PairSkeleton />
  if (products.length === 0) return <NothingSaved />
  return (
    <>
      {isStack && !isReadOnly ? (
        <SavedSwipe products={products} timezone={timezone} onOpen={setDetail} onRemove={remove} onLeave={leave} />
      ) : (
        <>
          {isReadOnly ? (
            <p role="note" className="mb-5 rounded-control border border-line bg-surface px-4 py-3 text-14 text-muted">
              {t('saved.readOnly')}
            </p>
          ) : (
            <GridTools count={products.length} onClear={clear} onSwipe={open} />
          )}
          <p
            role="status"
            className={isAtEnd ? 'mb-5 rounded-control bg-volt px-4 py-3 font-[650] text-black' : 'sr-only'}
          >
            {isAtEnd ? t('saved.end') : ''}
          </p>
          <RemovableGrid
            products={products}
            timezone={timezone}
            onOpen={setDetail}
            removeLabel={(product) => t('saved.remove', { product })}
            onRemove={isReadOnly ? null : remove}
            renderTool={renderTool}
          />
          {note}
        </>
      )}
      {renderDetail(detail, () => setDetail(null))}
    </>
  )
}

/** Whether the stack is shown: part of the address, so that going back leads to the grid. */
function useStackMode(isEmpty: boolean) {
  const isStack = isSavedStack(useSearch())
  const [isAtEnd, setAtEnd] = useState(false)
  // Going back takes a moment, in which the stack may end a second time.
  const isLeaving = useRef(false)
  const leave = useCallback((atEnd: boolean) => {
    if (isLeaving.current) return
    isLeaving.current = true
    setAtEnd(atEnd)
    goBack(PATHS.saved)
  }, [])
  useEffect(() => {
    isLeaving.current = false
    if (isStack && isEmpty) replaceView(PATHS.saved)
  }, [isStack, isEmpty])
  const open = () => {
    setAtEnd(false)
    go(toSavedStack())
  }
  return { isStack, isAtEnd, open, leave }
}

interface GridToolsProps {
  readonly count: number
  readonly onClear: () => Promise<void>
  readonly onSwipe: () => void
}

function GridTools({ count, onClear, onSwipe }: GridToolsProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const confirm = () => {
    setBusy(true)
    void onClear().finally(() => {
      setBusy(false)
      setAsking(false)
    })
  }
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <p className="tabular flex-1 text-muted">{t('saved.count', { count })}</p>
      <Button tone="ghost" size="s" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={18} />
        {t('saved.clearAll')}
      </Button>
      <Button size="s" onClick={onSwipe}>
        <Layers aria-hidden size={18} />
        {t('saved.swipe')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('saved.clearTitle')}
        text={t('saved.clearText')}
        confirmLabel={t('saved.clearConfirm')}
        onConfirm={confirm}
        busy={isBusy}
      />
    </div>
  )
}

function NothingSaved() {
  const { t } = useTranslation()
  return (
    <EmptyState icon={<Bookmark size={34} />} title={t('saved.empty')} text={t('saved.emptyText')}>
      <Link href={to(PATHS.discovery)} className={buttonLook('solid')}>
        {t('saved.toDiscovery')}
      </Link>
    </EmptyState>
  )
}
