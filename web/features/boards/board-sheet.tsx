import { Check, Heart } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { BOARDS } from '#contract/boards.limits.ts'
import type { Product } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { savedProductsOf } from '#web/product/saved/saved-products.ts'
import { useIsSaved } from '#web/product/saved/use-is-saved.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Cover } from './cover.tsx'
import { NameForm } from './name-form.tsx'
import { useBoardCache, useBoards, useBoardsWith } from './use-boards.ts'

interface BoardSheetProps {
  readonly product: Product
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Adds a product to lists and removes it from them, and creates a new list. */
export function BoardSheet({ product, isOpen, onClose }: BoardSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      side="bottom"
      title={t('boards.addTitle')}
      footer={
        <Button block onClick={onClose}>
          {t('boards.done')}
        </Button>
      }
    >
      <Lists product={product} />
    </Sheet>
  )
}

function Lists({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const boards = useBoards()
  const { boardIds, hasFailed, retry, failure, toggle } = useMembership(product.id)
  const cache = useBoardCache()
  if ((boards.isError && !boards.data) || hasFailed) {
    const again = () => {
      void boards.refetch()
      retry()
    }
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>{t('boards.failed')}</p>
        <Button onClick={again}>{t('ui.retry')}</Button>
      </div>
    )
  }
  if (!boards.data || !boardIds) return <Waiting />
  const create = async (name: string) => {
    const board = await call('POST /api/boards', { body: { name, productId: product.id } })
    cache.adopt(board)
    cache.showOn(product.id, [...boardIds, board.id])
    await cache.refresh()
  }
  return (
    <div className="flex flex-col gap-6">
      <ul className="-mx-2 flex flex-col">
        <li>
          <SavedRow product={product} />
        </li>
        {boards.data.map((board) => (
          <li key={board.id}>
            <Row
              cover={<Cover board={board} size="row" className="size-12 shrink-0 rounded-[10px]" />}
              name={board.name}
              note={t('boards.products', { count: board.count })}
              isOn={boardIds.includes(board.id)}
              onToggle={(isOn) => toggle(board.id, isOn)}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="font-[550] text-signal-text empty:hidden">
        {failure}
      </p>
      {boards.data.length < BOARDS.most ? (
        <section className="flex flex-col gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
          <h3 className="text-16 font-[700]">{t('boards.newBoard')}</h3>
          {/* Remounted after each new list, so that the field is empty again. */}
          <NameForm
            key={boards.data.length}
            name=""
            action="boards.create"
            tone="outline"
            failure="boards.createFailed"
            onName={create}
          />
        </section>
      ) : (
        <p className="rounded-control bg-line p-4 text-14 font-[550]">{t('boards.full')}</p>
      )}
    </div>
  )
}

/** The saved products, before the own lists. */
function SavedRow({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const userId = useSession()?.id
  const isOn = useIsSaved(product.id) ?? false
  if (userId === undefined) return null
  const toggle = (wanted: boolean) => {
    const saved = savedProductsOf(userId)
    if (wanted) saved.like(product)
    else saved.remove(product)
  }
  return (
    <Row
      cover={
        <span className="flex size-12 shrink-0 items-center justify-center rounded-[10px] bg-volt text-black">
          <Heart aria-hidden size={22} fill="currentColor" />
        </span>
      }
      name={t('boards.saved')}
      note={t('boards.savedNote')}
      isOn={isOn}
      onToggle={toggle}
    />
  )
}

interface RowProps {
  readonly cover: ReactNode
  readonly name: string
  readonly note: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

function Row({ cover, name, note, isOn, onToggle }: RowProps) {
  return (
    <label className="flex min-h-16 cursor-pointer items-center gap-4 rounded-control px-2 py-2 hover:bg-line has-focus-visible:outline-2 has-focus-visible:outline-focus">
      {cover}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-16 font-[600]">{name}</span>{' '}
        <span className="tabular block truncate text-14 text-muted">{note}</span>
      </span>
      <span className="relative inline-flex size-7 shrink-0">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          className="peer size-7 appearance-none rounded-[8px] border-2 border-edge bg-surface outline-none checked:border-ink checked:bg-ink"
        />
        <Check
          aria-hidden
          size={20}
          strokeWidth={3}
          className="pointer-events-none absolute inset-1 text-paper opacity-0 peer-checked:opacity-100"
        />
      </span>
    </label>
  )
}

/** Shows changes at once; a change that the server refuses is reverted. */
function useMembership(productId: string) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const { data, isError, refetch } = useBoardsWith(productId)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef(0)
  const boardIds = data?.boardIds
  const toggle = (id: string, isOn: boolean) => {
    if (!boardIds) return
    setFailure(null)
    cache.showOn(productId, isOn ? [...boardIds, id] : boardIds.filter((other) => other !== id))
    const place = { params: { id, productId } }
    underWay.current += 1
    const change = isOn
      ? call('PUT /api/boards/{id}/products/{productId}', place)
      : call('DELETE /api/boards/{id}/products/{productId}', place)
    change
      .catch((error: unknown) => setFailure(shownMessage(error, t, t('boards.addFailed'))))
      // Also after a refusal: shows what the server has. Not while other changes are under way: they would disappear.
      .finally(() => {
        underWay.current -= 1
        if (underWay.current === 0) void cache.refresh()
      })
  }
  return {
    boardIds,
    hasFailed: isError && !data,
    retry: () => void refetch(),
    failure,
    toggle,
  }
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t('ui.loading')}</span>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
