import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchSession, type SessionState, type SessionUser } from './fetch-session.ts'
import { isLogoutPending, markLogoutPending } from './pending-logout.ts'
import {
  currentUser,
  forgetEndedSession,
  isSignedOutForCertain,
  onUserChange,
  refreshSession,
  sessionEnd,
  setSignedOut,
  setUser,
  startSignedOut,
} from './session.ts'

const MIA = { id: 'mia' } as SessionUser
const TOM = { id: 'tom' } as SessionUser
const ME = 'GET /api/auth/me'
const LOGOUT = 'POST /api/auth/logout'

type Reply = () => Promise<Response>
const answer = (status: number, body: unknown): Reply => {
  return async () => new Response(JSON.stringify(body), { status })
}
const signedOut = answer(401, { code: 'unauthenticated' })
const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
/** Everything but a 401: the server fails, is busy, or cannot be reached. */
const NO_ANSWER = [
  ['502 from a proxy', answer(502, '<html>')],
  ['503', answer(503, { code: 'busy' })],
  ['429', answer(429, { code: 'too-many' })],
  ['403', answer(403, { code: 'forbidden' })],
  ['no network', noNetwork],
] as const

let asked: string[]
const server = (replies: Readonly<Record<string, Reply>>) =>
  vi.stubGlobal('fetch', (path: string, { method }: { readonly method: string }) => {
    asked.push(`${method} ${path}`)
    return (replies[`${method} ${path}`] ?? noNetwork)()
  })

beforeEach(() => {
  asked = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  setSignedOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('at the start', () => {
  const start = (kept: SessionUser | null, current?: SessionState) =>
    fetchSession({ current: () => current, kept: async () => kept })

  test('the server’s user is signed in, and after a 401 none is', async () => {
    server({ [ME]: answer(200, MIA) })
    expect(await start(null)).toEqual({ user: MIA, isCertain: true })
    server({ [ME]: signedOut })
    expect(await start(MIA)).toEqual({ user: null, isCertain: true })
  })

  test.each(NO_ANSWER)('%s shows the owner of the offline store, or no user for now', async (_, reply) => {
    server({ [ME]: reply })
    expect(await start(MIA)).toEqual({ user: MIA, isCertain: false })
    expect(await start(null)).toEqual({ user: null, isCertain: false })
    const broken = fetchSession({ current: () => undefined, kept: () => Promise.reject(new Error('no storage')) })
    expect(await broken).toEqual({ user: null, isCertain: false })
  })

  test('a user who has just logged out is not signed in again because the server does not answer', async () => {
    server({ [ME]: answer(502, '') })
    const left = { user: null, isCertain: true }
    expect(await start(MIA, left)).toEqual(left)
  })
})

describe('while a user is signed in', () => {
  test.each(NO_ANSWER)('%s signs no user out and deletes nothing', async (_, reply) => {
    const left = vi.fn()
    onUserChange(left)
    setUser(MIA)
    server({ [ME]: reply })
    await refreshSession()
    expect(currentUser()).toEqual(MIA)
    expect(isSignedOutForCertain()).toBe(false)
    expect(left).not.toHaveBeenCalled()

    server({ [ME]: signedOut })
    await refreshSession()
    expect(isSignedOutForCertain()).toBe(true)
    expect(left).toHaveBeenCalledOnce()
  })

  test('another user is a change as well', async () => {
    const left = vi.fn()
    onUserChange(left)
    setUser(MIA)
    server({ [ME]: answer(200, TOM) })
    await refreshSession()
    expect(currentUser()).toEqual(TOM)
    expect(left).toHaveBeenCalledOnce()
  })
})

describe('a session that ends', () => {
  const ending = async (mayBeLogout?: boolean) => {
    setUser(MIA)
    server({ [ME]: signedOut })
    await refreshSession(mayBeLogout)
    return sessionEnd()
  }

  test('by itself is noted until the next sign-in', async () => {
    expect(await ending()).toBe('now')
    setUser(TOM)
    expect(sessionEnd()).toBe('no')
  })

  test('by a logout in another tab, or one that is pending, is not', async () => {
    expect(await ending(true)).toBe('no')
    setUser(MIA)
    markLogoutPending()
    server({ [ME]: signedOut, [LOGOUT]: noNetwork })
    await refreshSession()
    expect([currentUser(), sessionEnd()]).toEqual([null, 'no'])
  })
})

describe('a page that begins without a session', () => {
  test('tells of one that ended on this device, until the user signs in, leaves or closes the note', () => {
    setUser(MIA)
    startSignedOut()
    expect([currentUser(), sessionEnd()]).toEqual([null, 'before'])
    setUser(MIA)
    expect(sessionEnd()).toBe('no')
    startSignedOut()
    forgetEndedSession()
    expect(sessionEnd()).toBe('no')
    startSignedOut()
    expect(sessionEnd()).toBe('no')
  })

  test('tells nothing where no user was signed in, or the user has left', () => {
    startSignedOut()
    expect(sessionEnd()).toBe('no')
    setUser(MIA)
    setSignedOut()
    startSignedOut()
    expect(sessionEnd()).toBe('no')
    setUser(MIA)
    markLogoutPending()
    startSignedOut()
    expect(sessionEnd()).toBe('no')
  })
})

describe('a pending logout (Trust S19)', () => {
  test('is sent before any other call; until then no user is signed in, although the cookie is still valid', async () => {
    markLogoutPending()
    server({ [ME]: answer(200, MIA) })
    await refreshSession()
    expect(currentUser()).toBeNull()
    expect(asked).toEqual([LOGOUT])

    server({ [ME]: signedOut, [LOGOUT]: answer(200, { ok: true }) })
    await refreshSession()
    expect(asked.slice(1)).toEqual([LOGOUT, ME])
    expect(isLogoutPending()).toBe(false)
    await refreshSession()
    expect(asked.slice(3)).toEqual([ME])
  })

  test('is dropped at the next sign-in, whose session it would end', async () => {
    markLogoutPending()
    setUser(TOM)
    server({ [ME]: answer(200, TOM) })
    await refreshSession()
    expect(asked).toEqual([ME])
    expect(currentUser()).toEqual(TOM)
  })
})
