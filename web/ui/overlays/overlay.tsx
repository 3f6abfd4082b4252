import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'

interface OverlayProps {
  /** Name for the style sheets of features: `saved` → `overlay-saved`. */
  readonly kind: string
  readonly label: string
  /** False while it slides out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onGone: () => void
  readonly children: ReactNode
}

/**
 * A page that slides in from the right over another one (Spec §2: profile and saved over discovery).
 * The caller makes the page below inert; the navigation stays reachable. On a desktop it is beside the deck, which
 * gets narrower (`.stage`).
 */
export function Overlay({ kind, label, isOpen, onClose, onGone, children }: OverlayProps) {
  const page = useRef<HTMLDivElement>(null)
  useEscape(page, isOpen, onClose)
  const state = isOpen ? 'open' : 'closed'
  return (
    <>
      {/* For pointers only: keyboard users have Escape and the back button inside. */}
      <div
        aria-hidden
        data-state={state}
        onClick={onClose}
        className="layer-backdrop fixed inset-0 z-20 bg-black/60 lg:bg-black/35"
      />
      <div
        ref={page}
        role="dialog"
        aria-label={label}
        inert={!isOpen}
        data-state={state}
        onAnimationEnd={(event) => {
          if (!isOpen && event.target === event.currentTarget) onGone()
        }}
        className={classes(
          'slide-right fixed top-(--banner-height) right-0 bottom-0 z-30 w-full overflow-y-auto overscroll-contain bg-paper',
          'md:max-w-[600px] md:border-l md:border-line lg:max-w-(--panel-width)',
          `overlay-${kind}`,
        )}
      >
        {children}
      </div>
    </>
  )
}

/** Open dialogs; those that are closing have another state. */
const OPEN_DIALOGS = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]'

/** Escape closes, unless a dialog on top is open or the key was already handled. */
function useEscape(page: RefObject<HTMLElement | null>, isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (![...document.querySelectorAll(OPEN_DIALOGS)].every((dialog) => dialog === page.current)) return
      event.preventDefault()
      onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [page, isActive, onEscape])
}
