import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { scrollFocusedIntoView } from '../scroll-focused-into-view.ts'
import { type FocusHandlers, useReturnFocus } from '../use-return-focus.ts'

interface Layer extends FocusHandlers {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onFocus: typeof scrollFocusedIntoView
}

/**
 * What every dialog needs of the page around it. A toast that comes while a dialog is open lies above it for Radix, and
 * would keep the first Escape to itself: the dialog that has the focus hears it as well.
 */
export function useLayer(isOpen: boolean, onClose: () => void): Layer {
  const ref = useRef<HTMLDivElement>(null)
  const focus = useReturnFocus()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      // Radix marks the keys that its topmost layer answered.
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
