/** From here on a step is slow enough to be told of while it runs. */
const SLOW_MS = 400
const BEAT_MS = 5_000

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

export interface Timeline {
  /** Ends the step before and begins this one. */
  next(title: string): void
  end(): void
}

/** Tells of steps that follow each other, the slow ones only: a quick start stays quiet. */
export function createTimeline(): Timeline {
  let finish = () => {}
  return {
    next(title) {
      finish()
      const startedAt = performance.now()
      let timer = setTimeout(function tell() {
        console.log(`  ${title} … ${seconds(startedAt)}`)
        timer = setTimeout(tell, BEAT_MS).unref()
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
