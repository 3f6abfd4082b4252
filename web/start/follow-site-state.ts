// What staff say on every page: asked when this module is loaded, and then for as long as the page is visible.

import { SITE_STATE_POLL_MS } from '#contract/operation.limits.ts'
import { call } from '#web/api/call.ts'
import { setSiteState } from '#web/api/site-state.ts'
import { logFailure } from '#web/device/silently.ts'

let askedAt = Number.NEGATIVE_INFINITY

function ask(): void {
  if (document.hidden || !navigator.onLine) return
  askedAt = Date.now()
  call('GET /api/site/state').then(setSiteState, (error: unknown) => logFailure('ask what staff say', error))
}

ask()
setInterval(ask, SITE_STATE_POLL_MS)
document.addEventListener('visibilitychange', () => {
  if (Date.now() - askedAt >= SITE_STATE_POLL_MS) ask()
})
