import { Layers2, Link2, Plus, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { BOARDS } from '#contract/boards.limits.ts'
import type { Board } from '#contract/boards.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PairSkeleton } from '#web/ui/feedback/pair-skeleton.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { Cover } from './cover.tsx'
import { NameForm } from './name-form.tsx'
import { useBoardCache, useBoards } from './use-boards.ts'

/** All own lists beside Saved. */
export function BoardsView() {
  const { t } = useTranslation()
  const { data: boards, isError, refetch } = useBoards()
  const [isNaming, setNaming] = useState(false)
  if (!boards && isError) {
    return (
      <EmptyState icon={<WifiOff size={34} />} title={t('boards.failed')} text={t('boards.failedText')}>
        <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>
      </EmptyState>
    )
  }
  if (!boards) return <PairSkeleton tile="aspect-square" />
  const create = (
    <Button size="s" onClick={() => setNaming(true)}>
      <Plus aria-hidden size={18} />
      {t('boards.newBoard')}
    </Button>
  )
  return (
    <>
      {boards.length === 0 ? (
        <EmptyState icon={<Layers2 size={34} />} title={t('boards.none')} text={t('boards.noneText')}>
          {create}
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center gap-3">
            <p className="tabular flex-1 text-muted">{t('boards.count', { count: boards.length })}</p>
            {boards.length < BOARDS.most && create}
          </div>
          {boards.length >= BOARDS.most && (
            <p className="mb-5 rounded-control bg-line p-4 text-14 font-[550]">{t('boards.full')}</p>
          )}
          <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-4">
            {boards.map((board) => (
              <li key={board.id}>
                <BoardTile board={board} />
              </li>
            ))}
          </ul>
        </>
      )}
      <NewBoard isOpen={isNaming} onClose={() => setNaming(false)} />
    </>
  )
}

function BoardTile({ board }: { readonly board: Board }) {
  const { t } = useTranslation()
  return (
    <Link href={to(PATHS.board, { boardId: board.id })} className="group block rounded-sheet outline-offset-4">
      <Cover board={board} size="tile" className="aspect-square rounded-sheet" />
      <span className="mt-2 block truncate text-16 font-[650] group-hover:underline">{board.name}</span>{' '}
      <span className="tabular flex flex-wrap items-center gap-x-2 text-14 text-muted">
        {t('boards.products', { count: board.count })}{' '}
        {board.share && (
          <span className="inline-flex items-center gap-1">
            <Link2 aria-hidden size={15} />
            {t('boards.shared')}
          </span>
        )}
      </span>
    </Link>
  )
}

interface NewBoardProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for a name and opens the new list. */
function NewBoard({ isOpen, onClose }: NewBoardProps) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const create = async (name: string) => {
    const board = await call('POST /api/boards', { body: { name } })
    cache.adopt(board)
    onClose()
    go(to(PATHS.board, { boardId: board.id }))
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('boards.newBoard')}>
      <div className="mt-5">
        <NameForm name="" action="boards.create" failure="boards.createFailed" onName={create} />
      </div>
    </Dialog>
  )
}
