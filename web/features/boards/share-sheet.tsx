import { useState } from 'react'
import type { Board } from '#contract/boards.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { publicAddress } from '#web/api/public-address.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useBoardCache } from './use-boards.ts'

interface ShareSheetProps {
  readonly board: Board
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Shares a list by a link, and stops sharing it. */
export function ShareSheet({ board, isOpen, onClose }: ShareSheetProps) {
  const { t } = useTranslation()
  const { isBusy, failure, setShared, setNamed } = useSharing(board)
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      side="bottom"
      title={t('boards.shareTitle')}
      description={t('boards.shareText')}
    >
      <div aria-busy={isBusy} className="flex flex-col gap-6">
        <Switch label={t('boards.shareOn')} checked={board.share !== null} onChange={setShared} />
        {board.share && <SharedLink board={board} token={board.share.token} />}
        {board.share && (
          <Switch
            label={t('boards.showsOwner')}
            hint={t('boards.showsOwnerHint')}
            checked={board.share.showsOwner}
            onChange={setNamed}
          />
        )}
        <p role="alert" className="font-[550] text-signal-text empty:hidden">
          {failure}
        </p>
      </div>
    </Sheet>
  )
}

function SharedLink({ board, token }: { readonly board: Board; readonly token: string }) {
  const { t } = useTranslation()
  const path = to(PATHS.sharedBoard, { token })
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('boards.link')}
          value={publicAddress(path)}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className="text-muted!"
        />
      </div>
      <ShareButton label={t('boards.shareLink')} title={t('boards.sharedAs', { name: board.name })} path={path} />
    </div>
  )
}

/** One change at a time; shows what the server answers. */
function useSharing(board: Board) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const params = { id: board.id }
  const change = async (request: () => Promise<Board>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      cache.adopt(await request())
    } catch (error) {
      setFailure(shownMessage(error, t, t('boards.shareFailed')))
    } finally {
      setBusy(false)
    }
  }
  const share = (showsOwner: boolean) => call('PUT /api/boards/{id}/share', { params, body: { showsOwner } })
  return {
    isBusy,
    failure,
    setShared: (isShared: boolean) =>
      void change(() => (isShared ? share(false) : call('DELETE /api/boards/{id}/share', { params }))),
    setNamed: (isNamed: boolean) => void change(() => share(isNamed)),
  }
}
