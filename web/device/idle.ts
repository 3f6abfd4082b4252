/** Delay where there is no idle callback (Safari). */
const WITHOUT_IDLE_MS = 500

/** Resolves when the page is idle, and after `mostMs` at the latest. */
export function idle(mostMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, WITHOUT_IDLE_MS)
    else requestIdleCallback(() => resolve(), mostMs === undefined ? {} : { timeout: mostMs })
  })
}
