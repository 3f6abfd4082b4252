import { idle } from './idle.ts'
import { logFailure } from './silently.ts'

/** Delay after the input, so that its own requests come first. */
const IDLE_WITHIN_MS = 2000

/**
 * Runs `works` one after the other in idle time, after the first pointer or key input: a visit without any input fetches
 * nothing that is not shown. What failed is tried again after the next input. Returns a function that cancels.
 */
export function afterFirstInput(works: readonly (() => Promise<unknown>)[]): () => void {
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
      logFailure('prefetch', error)
    }
    isBusy = false
  }
  const listen = () => void touched()
  // When a gesture has ended: this work must not delay frames during a drag.
  for (const type of ['pointerup', 'keyup']) addEventListener(type, listen, { signal: ending.signal })
  return () => ending.abort()
}
