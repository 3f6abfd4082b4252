import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { go } from '#web/ui/page/navigation.ts'
import type { DesignEditor } from '../session/use-design.ts'
import { PreviewLinkSheet } from './preview-link-sheet.tsx'
import { VersionsSheet } from './versions-sheet.tsx'

interface DesignMenuProps {
  readonly editor: DesignEditor
  readonly brandId: string
  readonly brandName: string
  readonly isPublic: boolean
  readonly say: (text: string) => void
}

type Layer = 'menu' | 'versions' | 'link' | 'withdraw'

/** What is done with a design as a whole. */
export function DesignMenu({ editor, brandId, brandName, isPublic, say }: DesignMenuProps) {
  const { t } = useTranslation()
  const [layer, setLayer] = useState<Layer | null>(null)
  const close = () => setLayer(null)
  const { published } = editor.design
  return (
    <>
      <IconButton
        label={t('design.more')}
        icon={<MoreHorizontal aria-hidden size={22} />}
        onClick={() => setLayer('menu')}
      />
      <Sheet open={layer === 'menu'} onClose={close} side="bottom" title={t('design.more')}>
        <div className="-m-3 flex flex-col">
          <Entry label={t('design.link')} onPress={() => setLayer('link')} />
          <Entry label={t('design.versions')} onPress={() => setLayer('versions')} />
          {isPublic && <Entry label={t('design.toShop')} onPress={() => go(to(PATHS.shop, { brandId }))} />}
          {published && <Entry label={t('design.withdraw')} onPress={() => setLayer('withdraw')} />}
        </div>
      </Sheet>
      <VersionsSheet open={layer === 'versions'} onClose={close} editor={editor} say={say} />
      <PreviewLinkSheet
        open={layer === 'link'}
        onClose={close}
        editor={editor}
        brandName={brandName}
        isPublic={isPublic}
      />
      <WithdrawDialog open={layer === 'withdraw'} onClose={close} editor={editor} />
    </>
  )
}

function Entry({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button tone="ghost" block className="justify-start! px-3! text-left! font-[550]!" onClick={onPress}>
      {label}
    </Button>
  )
}

interface WithdrawDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly editor: DesignEditor
}

function WithdrawDialog({ open, onClose, editor }: WithdrawDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const isDone = await editor.session.withdraw()
    setBusy(false)
    onClose()
    const { failure } = editor.session.read()
    if (isDone) showToast({ title: t('design.withdrawn') })
    else if (failure) showToast({ title: shownMessage(failure, t, t('design.withdrawFailed')), tone: 'destructive' })
  }
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={t('design.withdrawTitle')}
      text={t('design.withdrawText')}
      confirmLabel={t('design.withdraw')}
      busy={isBusy}
      onConfirm={() => void withdraw()}
    />
  )
}
