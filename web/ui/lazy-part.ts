import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { afterFirstInput } from '#web/device/after-first-input.ts'
import { logFailure } from '#web/device/silently.ts'

/** A part of a screen in a file of its own, for which the first paint does not wait. */
interface LazyPart<P> {
  /** Fetches the code once; without a connection it fails, and may be asked again. */
  readonly fetch: () => Promise<ComponentType<P>>
  /** The part, if it is here already. */
  readonly fetched: () => ComponentType<P> | null
}

/** `load` imports the part, and learns the words that only it needs. */
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
 * The part once it was wanted and is here; from then on it stays, so that it can take its leave. `onLost` hears when it
 * could not be fetched: whoever wanted it may then want it again. A lost part never costs the screen. It is fetched ahead
 * when the person begins to do something.
 */
export function useLazyPart<P>(part: LazyPart<P>, isWanted: boolean, onLost?: () => void): ComponentType<P> | null {
  const [View, setView] = useState<ComponentType<P> | null>(part.fetched)
  const lost = useEffectEvent(() => onLost?.())
  useEffect(() => afterFirstInput([part.fetch]), [part])
  useEffect(() => {
    if (!isWanted || View) return
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
  }, [part, isWanted, View])
  return View
}
