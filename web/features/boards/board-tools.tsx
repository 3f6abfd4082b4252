import { Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Board } from '#contract/boards.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { NameForm } from './name-form.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { useBoardCache } from './use-boards.ts'

/** Shares, renames and deletes a list. */
export function BoardTools({ board }: { readonly board: Board }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'share' | 'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <p className="tabular w-full text-muted sm:w-auto sm:flex-1">
        {[t('boards.products', { count: board.count }), board.share && t('boards.shared')].filter(Boolean).join(' · ')}
      </p>
      <Button size="s" onClick={() => setOpen('share')}>
        <Link2 aria-hidden size={18} />
        {t('boards.share')}
      </Button>
      <Button tone="outline" size="s" onClick={() => setOpen('rename')}>
        <Pencil aria-hidden size={16} />
        {t('boards.rename')}
      </Button>
      <IconButton
        label={t('boards.delete')}
        size={44}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={() => setOpen('delete')}
      />
      <ShareSheet board={board} isOpen={open === 'share'} onClose={close} />
      <Renaming board={board} isOpen={open === 'rename'} onClose={close} />
      <Deleting board={board} isOpen={open === 'delete'} onClose={close} />
    </div>
  )
}

interface PartProps {
  readonly board: Board
  readonly isOpen: boolean
  readonly onClose: () => void
}

function Renaming({ board, isOpen, onClose }: PartProps) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const rename = async (name: string) => {
    cache.adopt(await call('PATCH /api/boards/{id}', { params: { id: board.id }, body: { name } }))
    onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('boards.renameTitle')}>
      <div className="mt-5">
        <NameForm name={board.name} action="boards.save" failure="boards.renameFailed" onName={rename} />
      </div>
    </Dialog>
  )
}

function Deleting({ board, isOpen, onClose }: PartProps) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const remove = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call('DELETE /api/boards/{id}', { params: { id: board.id } })
      // Leave before the cache changes, and replace the history entry: otherwise the page would show "not found".
      replaceView(PATHS.boards)
      cache.drop(board.id)
    } catch (error) {
      setFailure(shownMessage(error, t, t('boards.deleteFailed')))
      setBusy(false)
    }
  }
  return (
    <AlertDialog
      open={isOpen}
      onClose={onClose}
      title={t('boards.deleteTitle', { name: board.name })}
      text={t('boards.deleteText')}
      confirmLabel={t('boards.delete')}
      onConfirm={() => void remove()}
      busy={isBusy}
    >
      {failure && (
        <p role="alert" className="font-[550] text-signal-text">
          {failure}
        </p>
      )}
    </AlertDialog>
  )
}
