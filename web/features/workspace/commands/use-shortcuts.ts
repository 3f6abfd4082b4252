import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  readonly onCommands: () => void
  readonly onHelp: () => void
}

/** Ctrl or ⌘ with K opens the commands anywhere; `?` the keys, where nothing is being typed. */
export function useShortcuts({ onCommands, onHelp }: Shortcuts): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onCommands()
    } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) {
      event.preventDefault()
      onHelp()
    }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
