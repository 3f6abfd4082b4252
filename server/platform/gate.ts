import { Refusal } from './refuse.ts'

interface GateOptions {
  /** Pieces of work under way at once. */
  readonly atOnce: number
  /** Beyond this many in line, whoever comes is asked to come again. */
  readonly mostWaiting?: number
}

/** Lets a few pieces of work run at once; the others wait in order. */
export function createGate({ atOnce, mostWaiting = Number.POSITIVE_INFINITY }: GateOptions) {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else {
      if (waiting.length >= mostWaiting) throw new Refusal('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place passes on to the next in line, so the count stays.
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
