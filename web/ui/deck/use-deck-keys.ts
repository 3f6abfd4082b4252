import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Side } from './swipe-decision.ts'

interface DeckKeys {
  /** Element that contains the deck; its keys work while no layer is open. */
  readonly within: RefObject<HTMLElement | null>
  readonly onSwipe: (side: Side) => void
  readonly onUndo?: () => void
}

/** Elements with arrow keys of their own (Trust 5.2.5). */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="slider"], [role="menu"], [role="tab"]'
/** A closing layer no longer handles keys. */
const LAYERS = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"]:not([data-state="closed"])`).join(', ')

/** Arrow keys swipe, Ctrl+Z undoes; not while another element handles these keys. */
export function useDeckKeys({ within, onSwipe, onUndo }: DeckKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || belongsElsewhere(event, within.current)) return
    const action = actionOf(event)
    if (!action || (action === 'undo' && !onUndo)) return
    event.preventDefault()
    if (action === 'undo') onUndo?.()
    else onSwipe(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function actionOf(event: KeyboardEvent): Side | 'undo' | null {
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z') return 'undo'
  if (isCommand || event.altKey || event.shiftKey) return null
  if (event.key === 'ArrowRight') return 'right'
  return event.key === 'ArrowLeft' ? 'left' : null
}

function belongsElsewhere(event: KeyboardEvent, deck: HTMLElement | null): boolean {
  if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return true
  return [...document.querySelectorAll(LAYERS)].some((layer) => !layer.contains(deck))
}
