import { isOnline } from '#web/device/network.ts'
import { logFailure } from '#web/device/silently.ts'

/** A page that was open during a release requests files that no longer exist (Spec §8): loads the new release, once. */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', () => {
    // The import still rejects: its caller shows the error screen or tries again later.
    if (isOnline() && !hasJustReloaded())
      reloadIfServed().catch((error) => logFailure('check for a new release', error))
  })
}

/** Without an answer the server is unreachable, not updated: a reload would lose the page. */
async function reloadIfServed(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' })
  if (answer.ok) location.reload()
}

const RELOAD_GRACE_MS = 10_000

function hasJustReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'reload' && performance.now() < RELOAD_GRACE_MS
}
