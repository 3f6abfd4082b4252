/** What the event loop did while it was watched. Processor time, unlike the clock, does not depend on other programs. */
export interface EventLoopFigures {
  /** Longest iteration by the clock. No other request is served meanwhile. */
  readonly longestMs: number
  /** Most processor time of this thread in one iteration. */
  readonly longestWorkMs: number
  /** Iterations that took more processor time than `LONG_MS`. */
  readonly long: number
  /** Processor time of all iterations that did more than sample. */
  readonly workMs: number
}

/** Iterations longer than this delay other requests noticeably. */
export const LONG_MS = 25

/** Sampling itself takes a few microseconds. */
const IDLE_MS = 0.1

/** Samples every iteration of this thread's event loop until `end`. The loop never idles meanwhile, so one core is busy. */
export function watchEventLoop(): { end(): EventLoopFigures } {
  const figures = { longestMs: 0, longestWorkMs: 0, long: 0, workMs: 0 }
  let at = performance.now()
  let work = process.threadCpuUsage()
  let immediate = setImmediate(sample)

  function sample(): void {
    const { user, system } = process.threadCpuUsage(work)
    const now = performance.now()
    const workMs = (user + system) / 1000
    figures.longestMs = Math.max(figures.longestMs, now - at)
    figures.longestWorkMs = Math.max(figures.longestWorkMs, workMs)
    if (workMs > LONG_MS) figures.long++
    if (workMs > IDLE_MS) figures.workMs += workMs
    at = now
    work = process.threadCpuUsage()
    immediate = setImmediate(sample)
  }

  return {
    end() {
      clearImmediate(immediate)
      return figures
    },
  }
}
