import { useRef } from 'react'

export interface FocusHandlers {
  readonly onOpenAutoFocus: () => void
  readonly onCloseAutoFocus: (event: Event) => void
}

/** Returns the focus to the previous element when a dialog without a Radix trigger closes (Trust 5.2.10). */
export function useReturnFocus(): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
