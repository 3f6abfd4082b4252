import { useEffect, useEffectEvent } from 'react'
import { go, layerHere } from '../page/navigation.ts'

/**
 * Lets the browser's Back close a panel that has no address: while it is open, the history has an entry of its own with
 * the same address. A link inside takes the place of that entry.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const { href: below } = location
    let shown = below
    const layer = performance.timeOrigin + performance.now()
    history.pushState({ ...(history.state as object | null), layer }, '')
    // The page may write into its address meanwhile.
    const onReplace = () => {
      if (layerHere() === layer) shown = location.href
    }
    const onBack = (event: PopStateEvent) => {
      // Another panel was closed above this one.
      if (layerHere() === layer) return
      if (location.href === below) stayAt(shown, event)
      close()
    }
    addEventListener('replaceState', onReplace)
    addEventListener('popstate', onBack, true)
    document.addEventListener('click', followInPlace, true)
    return () => {
      removeEventListener('replaceState', onReplace)
      removeEventListener('popstate', onBack, true)
      document.removeEventListener('click', followInPlace, true)
      if (layerHere() === layer) leaveEntry()
    }
  }, [isOpen])
}

/** The entry below shows the same page: neither its scroll position nor its focus changes. */
function stayAt(address: string, event: PopStateEvent): void {
  event.stopImmediatePropagation()
  if (location.href !== address) history.replaceState(history.state, '', address)
}

function leaveEntry(): void {
  const { href } = location
  addEventListener('popstate', (event) => stayAt(href, event), { capture: true, once: true })
  history.back()
}

function followInPlace(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return
  event.preventDefault()
  go(link.pathname + link.search)
}
