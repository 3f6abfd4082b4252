import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PICTURES } from '../messages.ts'
import { pictureCacheLimit } from '../picture-cache.ts'

const DAY_SECONDS = 86_400
const MOST_BYTES = 60 * 1024 * 1024
// Not workbox's `purgeOnQuotaError`: it deletes the whole cache, whose presence says that a user is signed in.
const LIMITS = { maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS } as const

const limit = pictureCacheLimit({ measure: sizesOfAll, keep: keepLatest }, MOST_BYTES)

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>

/** Cache first: the bytes of an address never change. Cached for signed-in users only. */
export function pictureRoute(): Route {
  // Its optional members are declared a little differently from those of the interface that it implements.
  const plugins = [
    { cacheWillUpdate: ifSignedIn },
    new ExpirationPlugin(LIMITS),
    // After the plugin above, which records the use of this picture: otherwise the newest would be removed first.
    { cacheDidUpdate: async ({ newResponse }: { newResponse: Response }) => limit.added(await sizeOf(newResponse)) },
  ] as Plugins
  const strategy = new CacheFirst({ cacheName: PICTURES, plugins })
  return new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/media/'),
    async (options) => {
      if (!(await caches.has(PICTURES))) return fetch(options.request)
      try {
        const [answer, done] = strategy.handleAll(options)
        options.event.waitUntil(done.catch(afterFailure))
        return await answer
      } catch (error) {
        // Without a network a picture in another size is better than none.
        const other = await inAnySize(options.url)
        if (!other) throw error
        return other
      }
    },
  )
}

/** A logout during the request has deleted the cache: storing the picture would create it again. */
async function ifSignedIn({ response }: { readonly response: Response }): Promise<Response | null> {
  return response.status === 200 && (await caches.has(PICTURES)) ? response : null
}

/** Caching failed after the picture was shown. */
async function afterFailure(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') await limit.isFull()
}

async function sizesOfAll(): Promise<readonly number[]> {
  if (!(await caches.has(PICTURES))) return []
  const cache = await caches.open(PICTURES)
  const pictures = await cache.matchAll()
  return Promise.all(pictures.map(sizeOf))
}

/** Bytes of a picture; a response without content-length has to be read for that. */
async function sizeOf(picture: Response): Promise<number> {
  const told = Number(picture.headers.get('content-length') ?? '')
  return told > 0 ? told : (await picture.blob()).size
}

/** Zero is handled here: workbox reads `maxEntries: 0` as no limit. */
async function keepLatest(count: number): Promise<void> {
  if (!(await caches.has(PICTURES))) return
  if (count > 0) return new CacheExpiration(PICTURES, { maxEntries: count }).expireEntries()
  const cache = await caches.open(PICTURES)
  for (const request of await cache.keys()) await cache.delete(request)
}

/** The same picture in another width, which is the last part of its address. */
async function inAnySize({ href }: URL): Promise<Response | undefined> {
  if (!(await caches.has(PICTURES))) return undefined
  const picture = href.slice(0, href.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const known = (await cache.keys()).find(({ url }) => url.startsWith(picture))
  return known && cache.match(known)
}

/** Deletes the pictures and workbox's record of when each was used. */
export async function forgetPictures(): Promise<void> {
  await new CacheExpiration(PICTURES, LIMITS).delete()
  await caches.delete(PICTURES)
}
