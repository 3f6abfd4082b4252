import { AlertDialog as RadixAlert } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'
import { useLayer } from './use-layer.ts'

interface AlertDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly onConfirm: () => void
  readonly busy?: boolean
  /** A milder action beside the confirmed one. */
  readonly alternative?: { readonly label: string; readonly onPress: () => void }
  readonly children?: ReactNode
}

/** Asks for confirmation of an action that cannot be undone; Cancel has the initial focus. */
export function AlertDialog({ open, onClose, title, text, busy = false, children, ...actions }: AlertDialogProps) {
  const { t } = useTranslation()
  const { confirmLabel, onConfirm, alternative } = actions
  const layer = useLayer(open, onClose)
  return (
    <RadixAlert.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className="layer-backdrop fixed inset-0 z-40 bg-black/60" />
        <div className="pointer-events-none fixed inset-x-0 top-(--banner-height) bottom-0 z-50 flex items-center justify-center p-4">
          <RadixAlert.Content
            {...layer}
            className="rise pointer-events-auto max-h-full w-full max-w-md overflow-y-auto rounded-sheet bg-surface p-6 text-ink ring-1 ring-line"
          >
            <RadixAlert.Title className="headline text-22">{title}</RadixAlert.Title>
            <RadixAlert.Description className="mt-3 text-muted">{text}</RadixAlert.Description>
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <RadixAlert.Cancel asChild>
                <Button tone="outline">{t('ui.cancel')}</Button>
              </RadixAlert.Cancel>
              {alternative && (
                <Button tone="outline" busy={busy} onClick={alternative.onPress}>
                  {alternative.label}
                </Button>
              )}
              {/* Not Radix' Action, which closes at once, before the server's answer. */}
              <Button tone="danger" busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </RadixAlert.Content>
        </div>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
