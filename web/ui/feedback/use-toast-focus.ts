import { type RefObject, useEffect, useRef } from 'react'

const isIn = (element: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true

/**
 * Lets the focus move from an open dialog to the toasts and back. The dialog's focus trap listens at the document and would
 * take the focus back at once: the events end at the body, where React still handles them. When the toast with the focus
 * is gone, the focus returns to the element that had it before.
 */
export function useToastFocus(toasts: RefObject<HTMLElement | null>, shownId: number | undefined): void {
  const origin = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = toasts.current
    // Escape closes the toast; a dialog or page below it, which listens at the window, stays open.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [toasts])
  useEffect(() => {
    if (shownId === undefined) return
    const element = toasts.current
    const onFocus = (event: FocusEvent) => {
      const [from, to] =
        event.type === 'focusin' ? [event.relatedTarget, event.target] : [event.target, event.relatedTarget]
      if (!isIn(element, to)) return
      event.stopPropagation()
      if (from instanceof HTMLElement && !isIn(element, from)) origin.current = from
    }
    document.body.addEventListener('focusin', onFocus)
    document.body.addEventListener('focusout', onFocus)
    return () => {
      document.body.removeEventListener('focusin', onFocus)
      document.body.removeEventListener('focusout', onFocus)
      if (isIn(element, document.activeElement)) origin.current?.focus()
      origin.current = null
    }
  }, [toasts, shownId])
}
