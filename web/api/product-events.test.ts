import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countProduct } from './events.ts'
import type { SessionUser } from './fetch-session.ts'
import { setSignedOut, setUser } from './session.ts'

const MIA = { id: 'mia' } as SessionUser
const TOM = { id: 'tom' } as SessionUser

interface Sent {
  readonly events: readonly { readonly kind: string; readonly productId: string; readonly source: string }[]
}
let sent: Sent[]
let hide: () => void

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('location', { pathname: '/search', search: '' })
  const document = {
    visibilityState: 'visible',
    addEventListener: (_name: string, listener: () => void) => (hide = listener),
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body))
    return new Response('{"accepted":1}', { status: 200 })
  })
})
afterEach(() => {
  setSignedOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const collected = async () => {
  await vi.advanceTimersByTimeAsync(5000)
  await vi.dynamicImportSettled()
}
const names = () => sent.map(({ events }) => events.map(({ kind, productId }) => `${kind} ${productId}`))

test('what is shown and opened is sent together, once, with where it was', async () => {
  setUser(MIA)
  countProduct('shown', 'a')
  countProduct('shown', 'a')
  countProduct('detail', 'a')
  countProduct('shown', 'b')
  expect(sent).toEqual([])
  await collected()
  expect(names()).toEqual([['shown a', 'detail a', 'shown b']])
  expect(sent[0]).toMatchObject({ events: [{ source: 'search' }, {}, {}] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('a call has at most a hundred, and all are sent when the page is hidden', async () => {
  setUser(MIA)
  for (let at = 0; at < 101; at++) countProduct('shown', `p${at}`)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  hide()
  expect(names().map((events) => events.length)).toEqual([100, 1])
})

test('nothing is counted for visitors, and nothing of one user is sent for the next', async () => {
  setSignedOut()
  countProduct('shown', 'a')
  setUser(MIA)
  countProduct('shown', 'b')
  setUser(TOM)
  countProduct('shown', 'c')
  await collected()
  expect(names()).toEqual([['shown c']])
})
