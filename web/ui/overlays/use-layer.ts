import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { scrollFocusedIntoView } from '../scroll-focused-into-view.ts'
import { type FocusHandlers, useReturnFocus } from '../use-return-focus.ts'

interface Layer extends FocusHandlers {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onFocus: typeof scrollFocusedIntoView
}

/**
 * Focus and Escape of every dialog. Radix treats a toast that appears while a dialog is open as the topmost layer, which
 * would take the first Escape: here the dialog with the focus closes as well.
 */
export function useLayer(isOpen: boolean, onClose: () => void): Layer {
  const ref = useRef<HTMLDivElement>(null)
  const focus = useReturnFocus()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      // Radix calls `preventDefault` for keys that its topmost layer has handled.
      if (event.key !== 'Escape' || event.defaultPrevented || !ref.current?.contains(document.activeElement)) return
      event.preventDefault()
      close()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
  // Radix moves the focus from the last element to the first without scrolling to it.
  return { ref, onFocus: scrollFocusedIntoView, ...focus }
}
