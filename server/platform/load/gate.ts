import { Refusal } from '../scope/refuse.ts'

interface GateOptions {
  /** Pieces of work under way at once. */
  readonly atOnce: number
  /** A request beyond this many in the queue of its caller is refused, to be repeated later. */
  readonly mostWaiting?: number
}

/**
 * Lets a few pieces of work run at once; the others wait in order. Requests of known callers alternate, so that
 * no caller waits for all requests of another.
 */
export function createGate({ atOnce, mostWaiting = Number.POSITIVE_INFINITY }: GateOptions) {
  let free = atOnce
  const lines = new Map<string, (() => void)[]>()

  function waitInLine(caller: string): Promise<void> {
    const line = lines.get(caller) ?? []
    if (line.length >= mostWaiting) throw new Refusal('unavailable')
    lines.set(caller, line)
    return new Promise((resolve) => void line.push(resolve))
  }

  /** The first of the next queue; after that, this queue is the last of all. */
  function takeNext(): (() => void) | undefined {
    for (const [caller, line] of lines) {
      const next = line.shift()
      lines.delete(caller)
      if (line.length > 0) lines.set(caller, line)
      return next
    }
    return undefined
  }

  return async <Result>(work: () => Promise<Result>, caller = ''): Promise<Result> => {
    if (free > 0) free -= 1
    else await waitInLine(caller)
    try {
      return await work()
    } finally {
      // The place passes on to the next in line, so the count stays.
      const next = takeNext()
      if (next) next()
      else free += 1
    }
  }
}
