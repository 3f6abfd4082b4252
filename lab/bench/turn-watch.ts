/** What the event loop of a process did while it was watched. Processor time tells what other programs cannot blur. */
export interface TurnFigures {
  /** The longest turn, in which nobody else was served: as the clock says. */
  readonly longestMs: number
  /** The turn with most work of this thread: its processor time. */
  readonly longestWorkMs: number
  /** Turns with more work than `LONG_MS`. */
  readonly long: number
  /** Work of all turns that did more than look. */
  readonly workMs: number
}

/** A turn with more work than this is felt by whoever asks meanwhile. */
export const LONG_MS = 25

/** A look itself takes a few microseconds. */
const IDLE_MS = 0.1

/** Watches every turn of this thread until told to end. The loop never rests meanwhile, so a core is busy. */
export function watchTurns(): { end(): TurnFigures } {
  const figures = { longestMs: 0, longestWorkMs: 0, long: 0, workMs: 0 }
  let at = performance.now()
  let work = process.threadCpuUsage()
  let immediate = setImmediate(look)

  function look(): void {
    const { user, system } = process.threadCpuUsage(work)
    const now = performance.now()
    const workMs = (user + system) / 1000
    figures.longestMs = Math.max(figures.longestMs, now - at)
    figures.longestWorkMs = Math.max(figures.longestWorkMs, workMs)
    if (workMs > LONG_MS) figures.long++
    if (workMs > IDLE_MS) figures.workMs += workMs
    at = now
    work = process.threadCpuUsage()
    immediate = setImmediate(look)
  }

  return {
    end() {
      clearImmediate(immediate)
      return figures
    },
  }
}
