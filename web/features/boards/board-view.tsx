import { PackageOpen, SearchX, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Board } from '#contract/boards.ts'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { RemovableGrid } from '#web/product/removable-grid.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PairSkeleton } from '#web/ui/feedback/pair-skeleton.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Link } from '#web/ui/page/link.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { BoardTools } from './board-tools.tsx'
import { useBoardCache, useBoardProducts, useBoards } from './use-boards.ts'

interface BoardViewProps {
  readonly boardId: string
  readonly timezone: Timezone
  readonly renderDetail: (product: Product | null, onClose: () => void) => ReactNode
  /** A button on the picture of each product. */
  readonly renderTool: (product: Product) => ReactNode
}

/** One own list: its products and its tools. */
export function BoardView({ boardId, timezone, renderDetail, renderTool }: BoardViewProps) {
  const { t } = useTranslation()
  const boards = useBoards()
  const content = useBoardProducts(boardId)
  const board = boards.data?.find(({ id }) => id === boardId)
  const [detail, setDetail] = useState<Product | null>(null)
  usePageName(board?.name)
  const isGone = isNotFound(content.error) || (boards.isSuccess && !board)
  if (isGone) {
    return (
      <EmptyState icon={<SearchX size={34} />} title={t('boards.unknown')} text={t('boards.unknownText')}>
        <Link href={PATHS.boards} replace className={buttonLook('solid')}>
          {t('boards.toAll')}
        </Link>
      </EmptyState>
    )
  }
  if ((boards.isError && !boards.data) || (content.isError && !content.data)) {
    const retry = () => {
      void boards.refetch()
      void content.refetch()
    }
    return (
      <EmptyState icon={<WifiOff size={34} />} title={t('boards.sharedFailed')} text={t('boards.failedText')}>
        <Button onClick={retry}>{t('ui.retry')}</Button>
      </EmptyState>
    )
  }
  if (!board || !content.data) return <PairSkeleton />
  return (
    <>
      <BoardTools key={board.id} board={board} />
      <Content board={board} products={content.data} timezone={timezone} onOpen={setDetail} renderTool={renderTool} />
      {renderDetail(detail, () => setDetail(null))}
    </>
  )
}

interface ContentProps {
  readonly board: Board
  readonly products: readonly Product[]
  readonly timezone: Timezone
  readonly onOpen: (product: Product) => void
  readonly renderTool: (product: Product) => ReactNode
}

function Content({ board, products, timezone, onOpen, renderTool }: ContentProps) {
  const { t } = useTranslation()
  const { last, remove, putBack } = useRemoval(board)
  return (
    <>
      {/* Before the list, so that it comes next when the focused tile is removed. */}
      <div role="status" className={last ? 'mb-5' : 'sr-only'}>
        {last && (
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-ink py-2 pr-2 pl-4 text-14 text-paper">
            <span className="min-w-0 flex-1 basis-40">{t('boards.removed', { product: last.name })}</span>
            <button
              type="button"
              onClick={putBack}
              className="min-h-11 rounded-control px-3 font-[700] text-paper underline underline-offset-4"
            >
              {t('boards.putBack')}
            </button>
          </p>
        )}
      </div>
      {products.length === 0 ? (
        <EmptyState icon={<PackageOpen size={34} />} title={t('boards.empty')} text={t('boards.emptyText')}>
          <Link href={to(PATHS.saved)} replace className={buttonLook('solid')}>
            {t('boards.toSaved')}
          </Link>
        </EmptyState>
      ) : (
        <RemovableGrid
          products={products}
          timezone={timezone}
          onOpen={onOpen}
          removeLabel={(product) => t('boards.remove', { product })}
          onRemove={remove}
          renderTool={renderTool}
        />
      )}
    </>
  )
}

/** Removes products at once, and restores them when the server refuses; the last removal can be undone. */
function useRemoval(board: Board) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const [last, setLast] = useState<Product | null>(null)
  const place = (productId: string) => ({ params: { id: board.id, productId } })
  const changing = async (rollback: () => void, work: Promise<unknown>, failed: PlainKey) => {
    try {
      await work
    } catch (error) {
      rollback()
      setLast(null)
      showFailure(error, t, t(failed))
    }
    await cache.refresh()
  }
  const remove = (product: Product) => {
    setLast(product)
    const rollback = cache.showProducts(board.id, (products) => products.filter(({ id }) => id !== product.id))
    void changing(
      rollback,
      call('DELETE /api/boards/{id}/products/{productId}', place(product.id)),
      'boards.removeFailed',
    )
  }
  const putBack = () => {
    if (!last) return
    setLast(null)
    const rollback = cache.showProducts(board.id, (products) => [last, ...products.filter(({ id }) => id !== last.id)])
    void changing(rollback, call('PUT /api/boards/{id}/products/{productId}', place(last.id)), 'boards.putBackFailed')
  }
  return { last, remove, putBack }
}
