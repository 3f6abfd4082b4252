import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SessionUser } from './fetch-session.ts'
import { followSession } from './follow-session.ts'
import { currentUser, setSignedOut, setUser } from './session.ts'

const MIA = { id: 'mia' } as SessionUser

let stored: Map<string, string>
let events: EventTarget
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  events = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('fetch', async () => new Response('{"code":"unauthenticated"}', { status: 401 }))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  setUser(MIA)
  stop = followSession()
})
afterEach(() => {
  stop()
  stored.clear()
  setSignedOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tell = (name: string, facts: object) => events.dispatchEvent(Object.assign(new Event(name), facts))

test('a page that the browser takes out of its memory shows nobody who has left meanwhile', async () => {
  tell('pageshow', { persisted: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentUser()).toBe(MIA)
  tell('pageshow', { persisted: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(currentUser()).toBeNull()
})

test('whoever has left in another tab is gone here as soon as the server knows it', async () => {
  tell('storage', { key: 'theme' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentUser()).toBe(MIA)
  tell('storage', { key: 'leaving' })
  await vi.advanceTimersByTimeAsync(0)
  expect(currentUser()).toBeNull()
})

test('while another tab still sends what waits nobody disturbs it; where no network is, the person is gone anyway', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  stored.set('leaving', 'true')
  tell('storage', { key: 'leaving' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(currentUser()).toBe(MIA)
  await vi.advanceTimersByTimeAsync(2000)
  expect(currentUser()).toBeNull()
})

test('after it was stopped it asks nobody', async () => {
  stop()
  tell('pageshow', { persisted: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentUser()).toBe(MIA)
})
