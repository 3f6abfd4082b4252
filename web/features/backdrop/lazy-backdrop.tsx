import { useEffect, useState } from 'react'
import { idle } from '#web/device/idle.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'

const backdrop = lazyPart(async () => (await import('./backdrop.tsx')).Backdrop)

/** The picture behind the deck, loaded after everything else, because it is decorative. */
export function LazyBackdrop() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const View = useLazyPart(backdrop, isIdle)
  return View && <View />
}

/** Calls `then` when the page has loaded and is idle. Returns how to cancel it. */
function whenIdle(then: () => void): () => void {
  const ending = new AbortController()
  const wait = async () => {
    await idle()
    if (!ending.signal.aborted) then()
  }
  if (document.readyState === 'complete') void wait()
  else addEventListener('load', () => void wait(), { once: true, signal: ending.signal })
  return () => ending.abort()
}
