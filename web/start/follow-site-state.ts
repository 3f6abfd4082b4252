import { SITE_STATE_POLL_MS } from '#contract/operation.limits.ts'
import { askSiteState } from '#web/api/site-state.ts'

let askedAt = Number.NEGATIVE_INFINITY

function ask(): void {
  if (document.hidden || !navigator.onLine) return
  askedAt = Date.now()
  void askSiteState()
}

/** Asks what staff say on every page, now and for as long as the page is visible. */
export function followSiteState(): void {
  ask()
  setInterval(ask, SITE_STATE_POLL_MS)
  document.addEventListener('visibilitychange', () => {
    if (Date.now() - askedAt >= SITE_STATE_POLL_MS) ask()
  })
}
