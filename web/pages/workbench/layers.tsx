import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { KeysDialog } from '#web/ui/desk/keys-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Overlay } from '#web/ui/overlays/overlay.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Card } from '#web/ui/page/card.tsx'

const LAYERS = ['dialog', 'keys', 'alert', 'modal', 'left', 'right', 'bottom', 'overlay', 'popover'] as const

/** Dialogs, sheets and popovers, in the colour mode of the page itself. */
export function Layers() {
  const [open, setOpen] = useState<(typeof LAYERS)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Layers">
      <div className="flex flex-wrap gap-3">
        {LAYERS.filter((layer) => layer !== 'popover').map((layer) => (
          <Button key={layer} tone="outline" size="s" onClick={() => setOpen(layer)}>
            {layer}
          </Button>
        ))}
        <Button tone="outline" size="s" onClick={() => showToast({ title: 'Toast', text: 'One at a time' })}>
          toast
        </Button>
      </div>
      <Popover
        label="Popover"
        icon={<CircleHelp aria-hidden size={18} />}
        isOpen={open === 'popover'}
        onChange={(isOpen) => setOpen(isOpen ? 'popover' : null)}
      >
        <p>Content</p>
      </Popover>
      <Dialog open={open === 'dialog'} onClose={close} title="Dialog" description="One sentence.">
        <p className="mt-4">Content</p>
      </Dialog>
      <KeysDialog title="Keys" keys={[['Esc', 'ui.close']]} isOpen={open === 'keys'} onClose={close} />
      <AlertDialog
        open={open === 'alert'}
        onClose={close}
        title="Sure?"
        text="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={close}
      />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet
          key={side}
          open={open === side}
          onClose={close}
          side={side}
          title="Sheet"
          footer={<Button block>Apply</Button>}
        >
          <p>Content</p>
        </Sheet>
      ))}
      {open === 'modal' && (
        <Modal label="Modal" onClose={close} className="p-8">
          <p>Content</p>
        </Modal>
      )}
      {open === 'overlay' && (
        <Overlay kind="workbench" label="Overlay" isOpen onClose={close} onGone={close}>
          <div className="p-6">
            <Button onClick={close}>Close</Button>
          </div>
        </Overlay>
      )}
    </Card>
  )
}
