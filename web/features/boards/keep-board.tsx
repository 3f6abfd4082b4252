import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { go } from '#web/ui/page/navigation.ts'
import { useBoardCache } from './use-boards.ts'

/** Copies a shared list to the user's lists and opens the copy. */
export function KeepBoard({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const cache = useBoardCache()
  const [isBusy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      const board = await call('POST /api/shared-boards/{token}/copy', { params: { token } })
      cache.adopt(board)
      showToast({ title: t('boards.copied'), text: t('boards.copiedText', { name: board.name }) })
      go(to(PATHS.board, { boardId: board.id }))
    } catch (error) {
      setBusy(false)
      showFailure(error, t, t('boards.copyFailed'))
    }
  }
  return (
    <Button tone="volt" busy={isBusy} onClick={() => void keep()}>
      {!isBusy && <ListPlus aria-hidden size={20} />}
      {t('boards.copy')}
    </Button>
  )
}
