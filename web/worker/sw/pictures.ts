import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { PICTURES } from '../messages.ts'
import { pictureRoom } from '../picture-room.ts'

const DAY_SECONDS = 86_400
const MOST_BYTES = 60 * 1024 * 1024
// Not workbox's own answer to a full device: it would take the whole cache away, whose presence says who is there.
const LIMITS = { maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS } as const

const room = pictureRoom({ measure: sizesOfAll, keep: keepLatest }, MOST_BYTES)

type Plugins = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>

/** The bytes of a picture never change, so what is here is right. Kept for signed-in people only. */
export function pictureRoute(): Route {
  // Its optional members are declared a little differently from those of the interface that it implements.
  const plugins = [
    { cacheWillUpdate: ifSomebodyIsHere },
    new ExpirationPlugin(LIMITS),
    // After the one above, which notes when this picture was used: the newest is not the first to go.
    { cacheDidUpdate: async ({ newResponse }: { newResponse: Response }) => room.added(await sizeOf(newResponse)) },
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

/** Whoever left while the picture was on its way has taken the cache along; kept now, it would bring the cache back. */
async function ifSomebodyIsHere({ response }: { readonly response: Response }): Promise<Response | null> {
  return response.status === 200 && (await caches.has(PICTURES)) ? response : null
}

/** Keeping failed after the picture was shown; that a picture did not come at all is told by its answer. */
async function afterFailure(error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') await room.isFull()
}

async function sizesOfAll(): Promise<readonly number[]> {
  if (!(await caches.has(PICTURES))) return []
  const cache = await caches.open(PICTURES)
  const pictures = await cache.matchAll()
  return Promise.all(pictures.map(sizeOf))
}

/** Bytes of a picture; an answer that came in pieces has to be read for that. */
async function sizeOf(picture: Response): Promise<number> {
  const told = Number(picture.headers.get('content-length') ?? '')
  return told > 0 ? told : (await picture.blob()).size
}

/** Of no picture at all workbox would think that nothing is limited. */
async function keepLatest(count: number): Promise<void> {
  if (!(await caches.has(PICTURES))) return
  if (count > 0) return new CacheExpiration(PICTURES, { maxEntries: count }).expireEntries()
  const cache = await caches.open(PICTURES)
  for (const request of await cache.keys()) await cache.delete(request)
}

/** The same picture as it was shown elsewhere: only the width at the end of its address differs. */
async function inAnySize({ href }: URL): Promise<Response | undefined> {
  if (!(await caches.has(PICTURES))) return undefined
  const picture = href.slice(0, href.lastIndexOf('/') + 1)
  const cache = await caches.open(PICTURES)
  const known = (await cache.keys()).find(({ url }) => url.startsWith(picture))
  return known && cache.match(known)
}

/** Pictures, and the notes about when which one was used. */
export async function forgetPictures(): Promise<void> {
  await new CacheExpiration(PICTURES, LIMITS).delete()
  await caches.delete(PICTURES)
}
