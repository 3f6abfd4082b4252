/** Starts work at an even rate per second, without bursts. */
export function createPace(perSecond: number): () => Promise<void> {
  const gapMs = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    const startsAt = Math.max(now, next)
    next = startsAt + gapMs
    if (startsAt > now) await new Promise((resolve) => setTimeout(resolve, startsAt - now))
  }
}
