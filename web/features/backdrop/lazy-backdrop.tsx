import { useEffect, useState } from 'react'
import { idle } from '#web/device/idle.ts'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'

const backdrop = lazyPart(async () => (await import('./backdrop.tsx')).Backdrop)

/** Stands where the picture behind the deck comes: once everything else is there, since it is decoration. */
export function LazyBackdrop() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const View = useLazyPart(backdrop, isIdle)
  return View && <View />
}

/** Calls back when the page has loaded and has nothing to do. Returns how to call it off. */
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
