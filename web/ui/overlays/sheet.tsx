import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { useLayer } from './use-layer.ts'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: string
  readonly side: 'left' | 'right' | 'bottom'
  readonly children: ReactNode
  /** Fixed below the scrolling content. */
  readonly footer?: ReactNode
}

const SIDES = {
  left: 'slide-left top-(--banner-height) bottom-0 left-0 w-full max-w-md sm:rounded-r-sheet',
  right: 'slide-right top-(--banner-height) right-0 bottom-0 w-full max-w-md sm:rounded-l-sheet',
  // From tablets on it is centred.
  bottom:
    'slide-bottom inset-x-0 bottom-0 mx-auto max-h-[92dvh] max-w-2xl rounded-t-sheet md:top-0 md:my-auto md:h-fit md:max-w-md md:rounded-sheet',
} as const

/** A dialog that slides in from an edge. */
export function Sheet({ open, onClose, title, description, side, children, footer }: SheetProps) {
  const { t } = useTranslation()
  const layer = useLayer(open, onClose)
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="layer-backdrop fixed inset-0 z-40 bg-black/60" />
        <RadixDialog.Content
          {...layer}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes('fixed z-50 flex flex-col bg-surface text-ink ring-1 ring-line', SIDES[side])}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
            <RadixDialog.Title className="headline py-2 text-22">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label={t('ui.close')}
              className="flex size-12 shrink-0 items-center justify-center rounded-pill hover:bg-line"
            >
              <X aria-hidden size={22} />
            </RadixDialog.Close>
          </header>
          {description && (
            <RadixDialog.Description className="px-6 pt-4 text-muted">{description}</RadixDialog.Description>
          )}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-6">{children}</div>
          {footer && (
            <footer className="flex gap-3 border-t border-line p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
