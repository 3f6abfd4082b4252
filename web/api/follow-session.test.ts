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

test('a page restored from the back/forward cache shows no user who has logged out meanwhile', async () => {
  tell('pageshow', { persisted: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentUser()).toBe(MIA)
  tell('pageshow', { persisted: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(currentUser()).toBeNull()
})

test('a logout in another tab applies here as soon as the server knows it', async () => {
  tell('storage', { key: 'theme' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentUser()).toBe(MIA)
  tell('storage', { key: 'leaving' })
  await vi.advanceTimersByTimeAsync(0)
  expect(currentUser()).toBeNull()
})

test('waits while another tab sends its unsent swipes; without a network the user is signed out all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  stored.set('leaving', 'true')
  tell('storage', { key: 'leaving' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(currentUser()).toBe(MIA)
  await vi.advanceTimersByTimeAsync(2000)
  expect(currentUser()).toBeNull()
})

test('after it was stopped it requests nothing', async () => {
  stop()
  tell('pageshow', { persisted: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(currentUser()).toBe(MIA)
})
