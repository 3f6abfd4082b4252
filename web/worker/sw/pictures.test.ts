import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PICTURES } from '../messages.ts'

const PICTURE = 'https://dropdeck.example/media/p1/640.avif'

/** The part of cache storage that the worker uses, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async ({ url }: Request) => entries.get(url)?.clone(),
      put: async ({ url }: Request, response: Response) => void entries.set(url, response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      matchAll: async () => [...entries.values()],
    }
  }
  return {
    has: async (name: string) => all.has(name),
    open: async (name: string) => open(name),
    delete: async (name: string) => all.delete(name),
    match: async ({ url }: Request, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(url)?.clone(),
    kept: () => [...(all.get(PICTURES)?.keys() ?? [])],
  }
}

class FakeEvent extends Event {
  waitUntil(): void {}
}

let stored: ReturnType<typeof memoryCaches>
beforeEach(() => {
  stored = memoryCaches()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(PICTURE))
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('ExtendableEvent', FakeEvent)
  vi.stubGlobal('FetchEvent', class extends FakeEvent {})
  vi.stubGlobal('caches', stored)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The answer to the page, after all work of the worker for it has ended. */
async function request(address: string, network: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', network)
  const { pictureRoute } = await import('./pictures.ts')
  const works: Promise<unknown>[] = []
  const event = Object.assign(new FakeEvent('fetch'), { waitUntil: (work: Promise<unknown>) => works.push(work) })
  const request = new Request(address)
  const route = pictureRoute()
  const url = new URL(address)
  const answer = await route.handler.handle({ event: event as unknown as ExtendableEvent, request, url })
  await Promise.all(works)
  return answer.text()
}
const network = async () => new Response('picture')
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

test('a picture is cached while a user is signed in', async () => {
  await stored.open(PICTURES)
  expect(await request(PICTURE, network)).toBe('picture')
  expect(stored.kept()).toEqual([PICTURE])
})

test('nothing is cached for visitors', async () => {
  expect(await request(PICTURE, network)).toBe('picture')
  expect(await stored.has(PICTURES)).toBe(false)
})

test('a picture that arrives after the logout is not cached, and does not create the cache again', async () => {
  await stored.open(PICTURES)
  const leaving = async () => {
    await stored.delete(PICTURES)
    return network()
  }
  expect(await request(PICTURE, leaving)).toBe('picture')
  expect(await stored.has(PICTURES)).toBe(false)
})

test('a refusal is not cached', async () => {
  await stored.open(PICTURES)
  expect(await request(PICTURE, async () => new Response('busy', { status: 503 }))).toBe('busy')
  expect(stored.kept()).toEqual([])
})

test('without a network the same picture in another size is used', async () => {
  await (await stored.open(PICTURES)).put(new Request(PICTURE.replace('640', '828')), new Response('larger'))
  expect(await request(PICTURE, noNetwork)).toBe('larger')
  await expect(request(PICTURE.replace('p1', 'p2'), noNetwork)).rejects.toThrow()
})
