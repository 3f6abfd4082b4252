import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { afterFirstInput } from '#web/device/after-first-input.ts'
import { logFailure } from '#web/device/silently.ts'

/** A part of a screen with code of its own, which is not loaded before the first paint. */
interface LazyPart<P> {
  /** Loads the code once; after a failure it can be called again. */
  readonly fetch: () => Promise<ComponentType<P>>
  /** The part, if it is loaded. */
  readonly fetched: () => ComponentType<P> | null
}

/** `load` imports the part, and loads the texts that only it needs. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: ComponentType<P> | null = null
  return {
    fetched: () => part,
    fetch: async () => {
      part ??= await load()
      return part
    },
  }
}

/**
 * The part, once it was needed and is loaded. It then stays, so that it can be animated when it closes. It is prefetched
 * at the user's first input. If it cannot be loaded, the screen stays usable: `onLost` is called, so that the caller can
 * reset what needed it.
 */
export function useLazyPart<P>(part: LazyPart<P>, isNeeded: boolean, onLost?: () => void): ComponentType<P> | null {
  const [View, setView] = useState<ComponentType<P> | null>(part.fetched)
  const lost = useEffectEvent(() => onLost?.())
  useEffect(() => afterFirstInput([part.fetch]), [part])
  useEffect(() => {
    if (!isNeeded || View) return
    let isGone = false
    part.fetch().then(
      (view) => isGone || setView(() => view),
      (error: unknown) => {
        logFailure('fetch a part of the screen', error)
        if (!isGone) lost()
      },
    )
    return () => {
      isGone = true
    }
  }, [part, isNeeded, View])
  return View
}
