import { afterEach, expect, test, vi } from 'vitest'
import { isLogoutPending } from '#web/api/pending-logout.ts'
import { currentUser, type SessionUser, setUser } from '#web/api/session.ts'
import { leaveAfterDeletion, logout } from './logout.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of a signed-in user, whose server answers the logout with `answer`. Returns the storage events of other tabs. */
function page(answer: () => Promise<Response>): readonly string[] {
  const stored = new Map<string, string>()
  const events: string[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (stored.get(key) !== value) events.push(key)
      stored.set(key, value)
    },
    removeItem: (key: string) => {
      if (stored.delete(key)) events.push(key)
    },
  })
  vi.stubGlobal('history', { replaceState: () => {} })
  vi.stubGlobal('location', { reload: () => {} })
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  setUser({ id: 'mia' } as SessionUser)
  return events
}

test('a logout that the server has answered leaves no mark on the device', async () => {
  page(async () => new Response('{"ok":true}'))
  await logout()
  expect(currentUser()).toBeNull()
  expect(isLogoutPending()).toBe(false)
})

test('a logout without a network is marked on the device, to be repeated later', async () => {
  page(() => Promise.reject(new TypeError('Failed to fetch')))
  await logout()
  expect(currentUser()).toBeNull()
  expect(isLogoutPending()).toBe(true)
})

test('after the account is deleted no user is signed in, and the other tabs are notified', async () => {
  const events = page(async () => new Response('{"ok":true}'))
  await leaveAfterDeletion()
  expect(currentUser()).toBeNull()
  expect(isLogoutPending()).toBe(false)
  expect(events).toContain('leaving')
})
