import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { holdToasts } from '../feedback/toast.ts'

interface ModalProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}

/**
 * The browser's native dialog, for first visits: it keeps the focus and returns it without the 17 kB of `Dialog`. Open
 * while it is mounted. Toasts wait until it is closed, because they cannot be reached below it.
 */
export function Modal({ label, onClose, children, className }: ModalProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const release = holdToasts()
    return () => {
      element?.close()
      release()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press on the backdrop does
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: code that looks for open layers selects by the attribute
      role="dialog"
      data-state="open"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without a `cancel` event.
      onClose={(event) => event.currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classes(
        'rise-once m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-sheet bg-surface text-ink ring-1 ring-line backdrop:bg-black/60',
        className,
      )}
    >
      {children}
      <button
        type="button"
        aria-label={t('ui.close')}
        onClick={onClose}
        className="absolute top-3 right-3 flex size-11 items-center justify-center rounded-pill bg-surface text-ink hover:bg-line"
      >
        <X aria-hidden size={22} />
      </button>
    </dialog>
  )
}
