import { type ReactNode, useEffect } from 'react'
import { classes } from '../classes.ts'

interface OverlayProps {
  readonly label: string
  /** False while it slides out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onGone: () => void
  readonly children: ReactNode
}

/**
 * A page that slides in from the right over another one (spec §2: profile and saved over discovery).
 * Whoever shows it makes what lies below inert; the bottom navigation stays within reach.
 */
export function Overlay({ label, isOpen, onClose, onGone, children }: OverlayProps) {
  useEscape(isOpen, onClose)
  const state = isOpen ? 'open' : 'closed'
  return (
    <>
      {/* Pointer only: keyboards have Escape and the back button inside. */}
      <div aria-hidden data-state={state} onClick={onClose} className="veil fixed inset-0 z-20 bg-black/60" />
      <div
        role="dialog"
        aria-label={label}
        inert={!isOpen}
        data-state={state}
        onAnimationEnd={(event) => {
          if (!isOpen && event.target === event.currentTarget) onGone()
        }}
        className={classes(
          'slide-right fixed top-(--banner-height) right-0 bottom-0 z-30 w-full overflow-y-auto overscroll-contain bg-paper',
          'md:max-w-[600px] md:border-l md:border-line',
        )}
      >
        {children}
      </div>
    </>
  )
}

/** Escape closes, unless a dialog on top of the overlay already took the key. */
function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role="alertdialog"],[aria-modal="true"]')
      )
        onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isActive, onEscape])
}
