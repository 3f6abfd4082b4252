import { Refusal } from '../scope/refuse.ts'

interface CallerGateOptions {
  /** Pieces of work that one caller may have in progress. */
  readonly atOnce: number
  /** Milliseconds for which further ones wait, drawn at random so that they do not all end in the same moment. */
  readonly wait: { readonly leastMs: number; readonly mostMs: number }
  /** How work is refused that waited in vain. */
  readonly code?: 'too-many' | 'unavailable'
  /** Milliseconds for which work that was refused with `too-many` keeps its place where other work waits. */
  readonly afterRefusalMs?: number
}

const RETRY_SECONDS = 5

interface Caller {
  inProgress: number
  /** What to do when a place becomes free, in order of arrival. */
  readonly waiting: Set<() => void>
}

/**
 * Runs a few pieces of work of each caller at once. Further ones wait, and are refused after a while. So work that waits
 * (for a row lock, for the processor) delays more work of the same caller, and of no other. Refusals are late on purpose:
 * clients that repeat a request as soon as it is refused would use up the processor.
 */
export function createCallerGate({ atOnce, wait, code = 'too-many', afterRefusalMs = 0 }: CallerGateOptions) {
  const callers = new Map<string, Caller>()

  function waitForPlace({ waiting }: Caller): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const refuse = () => {
        waiting.delete(enter)
        reject(new Refusal(code, { retryAfterSeconds: RETRY_SECONDS }))
      }
      const timer = setTimeout(refuse, wait.leastMs + Math.random() * (wait.mostMs - wait.leastMs))
      waiting.add(enter)
    })
  }

  function leave(name: string, caller: Caller): void {
    const [next] = caller.waiting
    if (next) {
      // The place passes to the next one, so the count stays.
      caller.waiting.delete(next)
      next()
      return
    }
    caller.inProgress -= 1
    if (caller.inProgress === 0) callers.delete(name)
  }

  return async <Result>(work: () => Promise<Result>, name = ''): Promise<Result> => {
    const caller = callers.get(name) ?? { inProgress: 0, waiting: new Set() }
    callers.set(name, caller)
    if (caller.inProgress < atOnce) caller.inProgress += 1
    else await waitForPlace(caller)
    let keptMs = 0
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal && error.code === 'too-many' && caller.waiting.size > 0) keptMs = afterRefusalMs
      throw error
    } finally {
      if (keptMs > 0) setTimeout(leave, keptMs, name, caller)
      else leave(name, caller)
    }
  }
}
