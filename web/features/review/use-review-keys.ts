import { useEffect, useEffectEvent } from 'react'

/** What each key does; keys that can do nothing now are left out. */
export type ReviewKeys = Readonly<Partial<Record<'a' | 'r' | 'c' | 'j' | 'k' | 'n' | '/' | '?', () => void>>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null

/** Single keys for the review, except while typing, in a dialog, or with a modifier. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
    const act = keys[event.key.toLowerCase() as keyof ReviewKeys]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
