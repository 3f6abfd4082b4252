/** Steps that take longer are printed while they run. */
const SLOW_MS = 400
const REPEAT_MS = 5_000

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

export interface Timeline {
  /** Ends the current step and starts this one. */
  next(title: string): void
  end(): void
}

/** Prints the slow ones of consecutive steps. */
export function createTimeline(): Timeline {
  let finish = () => {}
  return {
    next(title) {
      finish()
      const startedAt = performance.now()
      let timer = setTimeout(function print() {
        console.log(`  ${title} … ${seconds(startedAt)}`)
        timer = setTimeout(print, REPEAT_MS).unref()
      }, SLOW_MS).unref()
      finish = () => {
        clearTimeout(timer)
        if (performance.now() - startedAt > SLOW_MS) console.log(`✓ ${title} (${seconds(startedAt)})`)
      }
    },
    end() {
      finish()
      finish = () => {}
    },
  }
}
