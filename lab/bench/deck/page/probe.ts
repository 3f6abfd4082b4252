/** What the page measured since the last `restart`. */
export interface Seen {
  readonly frames: number
  readonly dropped: number
  readonly longTasksMs: readonly number[]
  /** Event Timing of every pointerup: milliseconds from the input to the next paint. */
  readonly pointerUpMs: readonly number[]
  readonly mostCards: number
}
interface Probe {
  restart(): void
  read(): Seen
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Frames count from pointerdown until this long after pointerup, when the fly-out has ended. */
const MOTION_MS = 330

/** Measures frames, long tasks, input delay and mounted cards. */
export function startProbe(): void {
  const watch = new Watch()
  window.probe = watch
  watch.start()
}

class Watch implements Probe {
  #frames = 0
  #dropped = 0
  #longTasksMs: number[] = []
  #pointerUpMs: number[] = []
  #mostCards = 0
  #isDown = false
  #upAtMs = Number.NEGATIVE_INFINITY
  #frameMs = 1000 / 60

  start(): void {
    const capture = { capture: true }
    addEventListener('pointerdown', () => (this.#isDown = true), capture)
    addEventListener('pointerup', () => this.#lift(), capture)
    addEventListener('pointercancel', () => this.#lift(), capture)
    this.#observe('longtask', (entry) => this.#longTasksMs.push(entry.duration))
    this.#observe('event', (entry) => {
      if (entry.name === 'pointerup') this.#pointerUpMs.push(entry.duration)
    })
    new MutationObserver(() => this.#countCards()).observe(document.body, { childList: true, subtree: true })
    this.#watchFrames()
  }

  restart(): void {
    this.#frames = 0
    this.#dropped = 0
    this.#longTasksMs = []
    this.#pointerUpMs = []
    this.#mostCards = 0
    this.#countCards()
  }

  read(): Seen {
    return {
      frames: this.#frames,
      dropped: this.#dropped,
      longTasksMs: this.#longTasksMs,
      pointerUpMs: this.#pointerUpMs,
      mostCards: this.#mostCards,
    }
  }

  #lift(): void {
    this.#isDown = false
    this.#upAtMs = performance.now()
  }

  #countCards(): void {
    this.#mostCards = Math.max(this.#mostCards, document.querySelectorAll('[data-card]').length)
  }

  #observe(type: 'longtask' | 'event', onEntry: (entry: PerformanceEntry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry)
    })
    // The type of the options lacks the threshold of Event Timing (16 ms is the least).
    const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 }
    observer.observe(options)
  }

  #watchFrames(): void {
    let lastMs = performance.now()
    const next = (nowMs: number) => {
      const isMoving = this.#isDown || nowMs - this.#upAtMs < MOTION_MS
      if (isMoving) {
        const due = Math.max(1, Math.round((nowMs - lastMs) / this.#frameMs))
        this.#frames += due
        this.#dropped += due - 1
      }
      lastMs = nowMs
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }
}
