import type { WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PICTURES } from '../messages.ts'

const DAY_SECONDS = 86_400
/** About 200 kB each at most, so 60 MB; less when the device has less to give. */
const LIMITS = { maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true } as const

/** The bytes of a picture never change, so what is here is right. Kept for signed-in people only. */
export function pictureRoute(): Route {
  // Its optional members are declared a little differently from those of the interface that it implements.
  const expiration = new ExpirationPlugin(LIMITS) as WorkboxPlugin
  const strategy = new CacheFirst({ cacheName: PICTURES, plugins: [expiration] })
  return new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
    async (options) => ((await caches.has(PICTURES)) ? strategy.handle(options) : fetch(options.request)),
  )
}

/** Pictures, and the notes about when which one was used. */
export async function forgetPictures(): Promise<void> {
  const { maxEntries, maxAgeSeconds } = LIMITS
  await new CacheExpiration(PICTURES, { maxEntries, maxAgeSeconds }).delete()
  await caches.delete(PICTURES)
}
