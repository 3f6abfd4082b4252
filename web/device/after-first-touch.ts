import { idle } from './idle.ts'
import { logFailure } from './silently.ts'

/** What the person has just asked for comes first. */
const IDLE_WITHIN_MS = 2000

/**
 * Does `works` one after the other in idle time, once the person has pressed or typed for the first time: whoever only
 * looks in fetches nothing that is not shown. What failed is tried again after the next touch. Returns how to call it off.
 */
export function afterFirstTouch(works: readonly (() => Promise<unknown>)[]): () => void {
  const ending = new AbortController()
  let waiting = works
  let isBusy = false
  const touched = async () => {
    if (isBusy) return
    isBusy = true
    try {
      while (waiting[0] && !ending.signal.aborted) {
        await idle(IDLE_WITHIN_MS)
        await waiting[0]()
        waiting = waiting.slice(1)
      }
      ending.abort()
    } catch (error) {
      logFailure('fetch ahead', error)
    }
    isBusy = false
  }
  const listen = () => void touched()
  // When a gesture has ended: nothing may take frames from a card under the finger.
  for (const type of ['pointerup', 'keyup']) addEventListener(type, listen, { signal: ending.signal })
  return () => ending.abort()
}
