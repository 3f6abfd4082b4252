import { NavigationRoute } from 'workbox-routing'
import { validOwner } from '../offline-database.ts'

/** How long a page may take before the precached app is shown instead. */
const TIMEOUT_MS = 3000
/** The app's shell without a user, and the page for visitors. */
const APP_PAGE = '/app.html'
const OFFLINE_PAGE = '/offline.html'

/** Not pages of the app: files, calls, demo shops, and links in mails, which need the server. */
const NOT_OURS = [
  /^\/(?:api|media|dev|assets|icons|drops|demo-shop|\.well-known)(?:\/|$)/,
  /^\/(?:healthz|readyz)$/,
  /\.\w+$/,
]

/**
 * Network first. Without an answer members get the precached app, visitors the offline page. Members are those whose data
 * is on this device; the session's cookie cannot be seen here.
 */
export function navigationRoute(kept: (url: string) => Promise<Response | undefined>): NavigationRoute {
  return new NavigationRoute(
    async ({ request }) => {
      const fresh = fetch(request)
      const app = (await isMember()) ? await kept(APP_PAGE) : undefined
      try {
        return await (app ? soon(fresh) : fresh)
      } catch (error) {
        const instead = app ?? (await kept(OFFLINE_PAGE))
        if (!instead) throw error
        return instead
      }
    },
    { denylist: NOT_OURS },
  )
}

async function isMember(): Promise<boolean> {
  try {
    return (await validOwner()) !== null
  } catch {
    // A browser that forbids storage has stored nothing.
    return false
  }
}

/** Rejects when it takes too long. */
function soon(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the page takes too long')), TIMEOUT_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
