/** Lets work begin at most so often a second, evenly: no burst, however many wait. */
export function createPace(perSecond: number): () => Promise<void> {
  const gapMs = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    const mine = Math.max(now, next)
    next = mine + gapMs
    if (mine > now) await new Promise((resolve) => setTimeout(resolve, mine - now))
  }
}
