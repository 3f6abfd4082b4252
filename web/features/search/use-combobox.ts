import { type KeyboardEvent, useState } from 'react'
import { stepped } from './suggestion-list.ts'

interface Combobox {
  /** Whether the list is shown as soon as it has lines. */
  readonly isOpen: boolean
  /** Index of the active line; -1: the field itself. */
  readonly at: number
  readonly open: () => void
  readonly close: () => void
  /** Arrows move, Enter chooses the active line, Escape closes. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Keyboard control of a field with a list of `count` lines below it; the focus stays in the field. */
export function useCombobox(count: number, onChoose: (at: number) => void): Combobox {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isShown = isOpen && count > 0
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const move = (by: 1 | -1) => {
    setOpen(true)
    setAt(stepped(isShown ? at : -1, by, count))
  }
  const actions: Readonly<Record<string, (() => void) | null>> = {
    ArrowDown: count > 0 ? () => move(1) : null,
    ArrowUp: count > 0 ? () => move(-1) : null,
    Enter: isShown && at >= 0 ? () => onChoose(at) : null,
    Escape: isShown ? close : null,
  }
  return {
    isOpen,
    at,
    open: () => {
      setOpen(true)
      setAt(-1)
    },
    close,
    onKeyDown: (event) => {
      const act = actions[event.key]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
