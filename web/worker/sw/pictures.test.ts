import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PICTURES } from '../messages.ts'

const PICTURE = 'https://dropdeck.example/media/p1/640.avif'

/** As much of the storage as the worker asks for; what was put there lives as long as the test. */
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

/** What the page is answered, once all that the worker does about it is done. */
async function ask(address: string, network: () => Promise<Response>): Promise<string> {
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

test('a picture is kept while somebody is signed in', async () => {
  await stored.open(PICTURES)
  expect(await ask(PICTURE, network)).toBe('picture')
  expect(stored.kept()).toEqual([PICTURE])
})

test('nothing is kept of visitors', async () => {
  expect(await ask(PICTURE, network)).toBe('picture')
  expect(await stored.has(PICTURES)).toBe(false)
})

test('a picture that arrives when its person has left is not kept, and does not bring their storage back', async () => {
  await stored.open(PICTURES)
  const leaving = async () => {
    await stored.delete(PICTURES)
    return network()
  }
  expect(await ask(PICTURE, leaving)).toBe('picture')
  expect(await stored.has(PICTURES)).toBe(false)
})

test('a refusal is not kept as if it were the picture', async () => {
  await stored.open(PICTURES)
  expect(await ask(PICTURE, async () => new Response('busy', { status: 503 }))).toBe('busy')
  expect(stored.kept()).toEqual([])
})

test('without a network the same picture in another size is better than none', async () => {
  await (await stored.open(PICTURES)).put(new Request(PICTURE.replace('640', '828')), new Response('larger'))
  expect(await ask(PICTURE, noNetwork)).toBe('larger')
  await expect(ask(PICTURE.replace('p1', 'p2'), noNetwork)).rejects.toThrow()
})
