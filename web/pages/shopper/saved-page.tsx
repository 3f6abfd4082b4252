import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { barePath } from '#contract/pages.ts'
import type { Product } from '#contract/products.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { BoardView } from '#web/features/boards/board-view.tsx'
import { BoardsView } from '#web/features/boards/boards-view.tsx'
import { LazyBoardSheet, ListTool } from '#web/features/boards/lazy-board-sheet.tsx'
import { useBoards } from '#web/features/boards/use-boards.ts'
import { PriceAlertNote } from '#web/features/drops/price-alert-note.tsx'
import { SavedView } from '#web/features/saved/saved-view.tsx'
import { SavedViews } from '#web/features/saved/saved-views.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { isHistory, isSavedStack, PATHS, paramsOf, toHistory } from '#web/paths.ts'
import { HeartButton } from '#web/product/saved/heart-button.tsx'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { LazyProductDialog } from './lazy-product-dialog.tsx'
import { SavedHistory } from './saved-history.tsx'

/** The user's saved products, lists and history, with the detail dialog of the deck. */
export function Page() {
  const { t } = useTranslation()
  const path = useSavedPath()
  const showsHistory = isHistory(useSearch()) && path === PATHS.saved
  const timezone = useTimezone()
  const boardId = paramsOf(PATHS.board, path)?.boardId
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other path scrolls to the top
  useEffect(() => {
    // Braces, because some browsers return a promise, which is no clean-up function.
    top.current?.closest('[role="dialog"]')?.scrollTo(0, 0)
  }, [path])
  return (
    <div ref={top}>
      {boardId === undefined ? (
        <PageFrame
          title={t(path === PATHS.boards ? 'boards.title' : showsHistory ? 'saved.history' : 'saved.title')}
          before={<BackButton fallback={PATHS.home} />}
        >
          <Views path={showsHistory ? toHistory() : path} />
          {path === PATHS.boards ? <BoardsView /> : showsHistory ? <SavedHistory timezone={timezone} /> : <Saved />}
        </PageFrame>
      ) : (
        <OneBoard key={boardId} boardId={boardId} />
      )}
    </div>
  )
}

/** The tabs, for which a phone in landscape has no room above the stack. */
function Views({ path }: { readonly path: string }) {
  const isStack = isSavedStack(useSearch())
  return (
    <div className={isStack ? 'low:hidden' : undefined}>
      <SavedViews path={path} />
    </div>
  )
}

/** The view in the address; while the overlay slides out, the previous one. */
function useSavedPath(): string {
  const path = barePath(useLocation()[0])
  const isHere = path === PATHS.saved || path.startsWith(`${PATHS.saved}/`)
  const [shown, setShown] = useState<string>(isHere ? path : PATHS.saved)
  if (isHere && shown !== path) setShown(path)
  return isHere ? path : shown
}

function Saved() {
  const timezone = useTimezone()
  const [listed, setListed] = useState<Product | null>(null)
  return (
    <>
      <SavedView
        note={<PriceAlertNote />}
        timezone={timezone}
        renderTool={(product) => <ListTool product={product} onOpen={() => setListed(product)} />}
        renderDetail={(product, onClose) => (
          <LazyProductDialog product={product} timezone={timezone} onClose={onClose} />
        )}
      />
      <LazyBoardSheet product={listed} onClose={() => setListed(null)} />
    </>
  )
}

function OneBoard({ boardId }: { readonly boardId: string }) {
  const { t } = useTranslation()
  const timezone = useTimezone()
  const name = useBoards().data?.find(({ id }) => id === boardId)?.name
  return (
    <PageFrame title={name ?? t('boards.oneTitle')} before={<BackButton fallback={PATHS.boards} />}>
      <BoardView
        boardId={boardId}
        timezone={timezone}
        renderTool={(product) => <HeartButton product={product} />}
        renderDetail={(product, onClose) => (
          <LazyProductDialog product={product} timezone={timezone} onClose={onClose} />
        )}
      />
    </PageFrame>
  )
}
