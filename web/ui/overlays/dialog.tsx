import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { useLayer } from './use-layer.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** One sentence below the title, read out when the dialog opens. */
  readonly description?: string
  /** Shows no title line: the content contains one (the title is still read out). */
  readonly bare?: boolean
  readonly children: ReactNode
  readonly className?: string
}

/** A centred dialog: it keeps the focus inside, Escape and a press on the backdrop close it, then the focus returns. */
export function Dialog({ open, onClose, title, description, bare = false, children, className }: DialogProps) {
  const { t } = useTranslation()
  const layer = useLayer(open, onClose)
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="layer-backdrop fixed inset-0 z-40 bg-black/60" />
        <div className="pointer-events-none fixed inset-x-0 top-(--banner-height) bottom-0 z-50 flex items-center justify-center p-4">
          <RadixDialog.Content
            {...layer}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={classes(
              'rise pointer-events-auto relative flex max-h-full w-full max-w-lg flex-col overflow-y-auto rounded-sheet bg-surface text-ink ring-1 ring-line',
              !bare && 'p-6',
              className,
            )}
          >
            <div className="shrink-0">
              <RadixDialog.Title className={bare ? 'sr-only' : 'headline pr-12 text-22'}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-2 text-muted">{description}</RadixDialog.Description>
              )}
              {children}
            </div>
            {/* Shown first and focused last. It stays in view while the content scrolls to a focused field. Chromium measures
                its distance from the padding, which it therefore takes back. */}
            <div
              className={classes(
                'sticky z-3 order-first h-0 self-end',
                bare ? 'top-3 mr-3' : '-top-3 -mt-3 -mr-3 mb-3',
              )}
            >
              <RadixDialog.Close
                aria-label={t('ui.close')}
                className="flex size-11 items-center justify-center rounded-pill bg-surface text-ink hover:bg-line"
              >
                <X aria-hidden size={22} />
              </RadixDialog.Close>
            </div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
