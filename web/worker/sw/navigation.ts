import { NavigationRoute } from 'workbox-routing'
import { PICTURES } from '../messages.ts'

/** Who has the app on the device waits no longer for a page of it. */
const PATIENCE_MS = 3000
/** The app without a person in it, and the page for whoever has no app here. */
const APP_PAGE = '/app.html'
const OFFLINE_PAGE = '/offline.html'

/** Not pages of the app: what machines read, and links of mails, which only the server can follow. */
const NOT_OURS = [/^\/(?:api|media|dev|assets|icons|drops|\.well-known)(?:\/|$)/, /^\/(?:healthz|readyz)$/, /\.\w+$/]

/**
 * Pages come from the server, which knows more than we do. Without an answer a signed-in person gets the app, everybody
 * else the page that says so.
 */
export function navigationRoute(kept: (url: string) => Promise<Response | undefined>): NavigationRoute {
  return new NavigationRoute(
    async ({ request }) => {
      const fresh = fetch(request)
      const app = (await caches.has(PICTURES)) ? await kept(APP_PAGE) : undefined
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

/** Rejects when it takes too long. */
function soon(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the page takes too long')), PATIENCE_MS)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
