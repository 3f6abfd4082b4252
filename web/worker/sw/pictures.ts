import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PICTURES } from '../messages.ts'

const DAY_SECONDS = 86_400
/** About 200 kB each at most, so 60 MB; less when the device has less to give. */
const LIMITS = { maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true } as const

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>

/** The bytes of a picture never change, so what is here is right. Kept for signed-in people only. */
export function pictureRoute(): Route {
  // Its optional members are declared a little differently from those of the interface that it implements.
  const plugins = [new ExpirationPlugin(LIMITS)] as Plugins
  const strategy = new CacheFirst({ cacheName: PICTURES, plugins })
  return new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
    async (options) => {
      if (!(await caches.has(PICTURES))) return fetch(options.request)
      try {
        return await strategy.handle(options)
      } catch (error) {
        // Without a network a picture in another size is better than none.
        const other = await inAnySize(options.url)
        if (!other) throw error
        return other
      }
    },
  )
}

/** The same picture as it was shown elsewhere: only the width at the end of its address differs. */
async function inAnySize({ href }: URL): Promise<Response | undefined> {
  const picture = href.slice(0, href.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const known = (await cache.keys()).find(({ url }) => url.startsWith(picture))
  return known && cache.match(known)
}

/** Pictures, and the notes about when which one was used. */
export async function forgetPictures(): Promise<void> {
  const { maxEntries, maxAgeSeconds } = LIMITS
  await new CacheExpiration(PICTURES, { maxEntries, maxAgeSeconds }).delete()
  await caches.delete(PICTURES)
}
