import { X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { TOAST } from '#contract/screens.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '../classes.ts'
import { dropToast, useShownToast } from './toast.ts'
import { useToastFocus } from './use-toast-focus.ts'

/** The toast itself (Spec §9: 5000 ms, swipe 50 px to the right, F8 focuses it). Loaded with the first toast. */
export function ToastView() {
  const { t } = useTranslation()
  const toast = useShownToast()
  const toasts = useRef<HTMLDivElement>(null)
  useToastFocus(toasts, toast?.id)
  return (
    <RadixToast.Provider
      duration={TOAST.showMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipePx}
      label={t('ui.toasts')}
    >
      {toast && (
        <RadixToast.Root
          key={toast.id}
          duration={toast.showMs ?? TOAST.showMs}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && dropToast(toast.id)}
          className={classes(
            // A dialog that opens after the toast takes its pointer events.
            'toast pointer-events-auto! flex items-start gap-3 rounded-sheet py-3 pr-2 pl-5',
            toast.tone === 'destructive' ? 'bg-signal text-on-signal' : 'bg-ink text-paper',
          )}
        >
          <div className="min-w-0 flex-1 py-1.5">
            <RadixToast.Title className="font-[700]">{toast.title}</RadixToast.Title>
            {toast.text && <RadixToast.Description className="text-14">{toast.text}</RadixToast.Description>}
          </div>
          {toast.action && (
            <RadixToast.Action
              altText={toast.action.hint}
              onClick={toast.action.press}
              className="min-h-11 shrink-0 rounded-control px-3 font-[700] underline underline-offset-4 focus-visible:outline-current"
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close
            aria-label={t('ui.close')}
            className="flex size-11 shrink-0 items-center justify-center rounded-pill focus-visible:outline-current"
          >
            <X aria-hidden size={20} />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {createPortal(
        // A dialog hides its surroundings from screen readers, except what is inside of an element with `aria-live`.
        <div ref={toasts} aria-live="off">
          <RadixToast.Viewport
            hotkey={[TOAST.hotkey]}
            label={t('ui.toasts')}
            className="pointer-events-none fixed inset-x-4 top-(--toast-top) z-60 mx-auto flex max-w-md flex-col"
          />
        </div>,
        document.body,
      )}
    </RadixToast.Provider>
  )
}
