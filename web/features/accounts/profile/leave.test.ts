import { afterEach, expect, test, vi } from 'vitest'
import { isLogoutPending } from '#web/api/pending-logout.ts'
import { currentUser, type SessionUser, setUser } from '#web/api/session.ts'
import { leaveForGood, logout } from './leave.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of a signed-in user, with a server that answers a logout like this. Answers what other tabs hear. */
function page(answer: () => Promise<Response>): readonly string[] {
  const stored = new Map<string, string>()
  const heard: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (stored.get(key) !== value) heard.push(key)
      stored.set(key, value)
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) heard.push(key)
    },
  })
  vi.stubGlobal('history', { replaceState: () => {} })
  vi.stubGlobal('location', { reload: () => {} })
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  setUser({ id: 'mia' } as SessionUser)
  return heard
}

test('a logout that the server heard leaves no mark on the device', async () => {
  page(async () => new Response('{"ok":true}'))
  await logout()
  expect(currentUser()).toBeNull()
  expect(isLogoutPending()).toBe(false)
})

test('a logout without a network is noted on the device, so that the server hears of it later', async () => {
  page(() => Promise.reject(new TypeError('Failed to fetch')))
  await logout()
  expect(currentUser()).toBeNull()
  expect(isLogoutPending()).toBe(true)
})

test('after the account is deleted no user is left, and the other tabs hear of it', () => {
  const heard = page(async () => new Response('{"ok":true}'))
  leaveForGood()
  expect(currentUser()).toBeNull()
  expect(isLogoutPending()).toBe(false)
  expect(heard).toContain('leaving')
})
