import { useSyncExternalStore } from 'react'
import { SESSION_CACHE_MS } from '#contract/accounts.limits.ts'
import { createListeners } from '#web/device/listeners.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { storedText } from '#web/device/stored.ts'
import { clearToken, queueTokenForLogout } from './credentials.ts'
import { fetchSession, type SessionState, type SessionUser as User } from './fetch-session.ts'
import { clearLogoutPending, isLogoutPending } from './pending-logout.ts'

/**
 * The session (Spec §7: cached 60 s, no retry, no refetch on focus). Not a query, because the start page would need the
 * query client of 10 kB for nothing else.
 */
export type SessionUser = User

/** Undefined while loading. */
let presence: SessionState | undefined
/**
 * The session ended by itself, and not by a logout: it expired, or was ended on another device. `now`: while this page was
 * open. `before`: the page began without it.
 */
type SessionEnd = 'no' | 'now' | 'before'
let ended: SessionEnd = 'no'
/** Stored from the first answer with a user until the logout. The cookie tells nothing: scripts cannot read it. */
const signedInMark = storedText('signed_in')
let askedAt = Number.NEGATIVE_INFINITY
let asking: Promise<void> | null = null
const changes = createListeners()
const userChanges = createListeners()
const unfinished = new Set<Leaving>()
const FINISH_MS = 3000
/** Without an answer for this long, the user of the last visit is shown, if their data is stored on the device. */
const KEPT_AFTER_MS = 3000

export const useSession = (): SessionUser | null | undefined =>
  useSyncExternalStore(subscribe, currentUser, currentUser)

/** Whether and when the session ended by itself. */
export const sessionEnd = (): SessionEnd => ended

/** `sessionEnd` for components. The documents of visitors are rendered without it, so it follows their hydration. */
export const useSessionEnd = (): SessionEnd => useSyncExternalStore(subscribe, sessionEnd, () => 'no')

/** The user knows that the session has ended. */
export function forgetEndedSession(): void {
  signedInMark.keep(null)
  ended = 'no'
  changes.notify()
}

/**
 * While `onEnd` is registered, a session that ends by itself leaves the page as it is, with what was typed in it: `onEnd`
 * asks for a new one. Returns how to take that back.
 */
export function holdEndedSession(onEnd: () => void): () => void {
  hold = onEnd
  return () => {
    if (hold === onEnd) hold = null
  }
}
let hold: (() => void) | null = null

/** Loads the session again after a change; resolves when the answer is shown. `mayBeLogout`: another tab may have logged out. */
export function refreshSession(mayBeLogout = false): Promise<void> {
  asking ??= ask(mayBeLogout).finally(() => {
    asking = null
  })
  return asking
}

/** Shows a user that the server has just answered. */
export function setUser(signedIn: SessionUser): void {
  // A pending logout would end this session instead of the previous one.
  clearLogoutPending()
  ended = 'no'
  show({ user: signedIn, isCertain: true })
}

/** After logout. */
export function setSignedOut(): void {
  signedInMark.keep(null)
  leaveSession()
}

/** On pages that the server sends to visitors only. */
export function startSignedOut(): void {
  noteEndedBefore()
  leaveSession()
}

function noteEndedBefore(): void {
  if (signedInMark.read() !== null && !isLogoutPending()) ended = 'before'
}

function leaveSession(): void {
  // A logout that the server has not received yet is sent with the token, once there is a connection.
  if (isLogoutPending()) silently('queue the token for logout', queueTokenForLogout())
  else clearToken()
  showSignedOut()
}

/** The same for the server's renderer, where no token is stored. */
export const showSignedOut = (): void => show({ user: null, isCertain: true })

/** Called when the user changes: data of one user must not be shown to the next. */
export const onUserChange = (listener: () => void): void => {
  userChanges.subscribe(listener)
}

interface Leaving {
  /** Sends what waits to be sent. The session is still valid, and may stay so. */
  readonly send?: () => Promise<void>
  /** Ends work for this user and deletes its data. The session may have ended. */
  readonly end: () => Promise<void>
}

/** Registers work for logout and account deletion. Returns how to unregister it. */
export function beforeLogout(work: Leaving): () => void {
  unfinished.add(work)
  return () => unfinished.delete(work)
}

/** Sends what waits, before the session ends. Resolves after 3 s at the latest. */
export const sendBeforeLogout = (): Promise<void> => allWithin3s(({ send }) => send?.())

/** Ends all work for the user; nothing more is sent. */
export const endWork = (): Promise<void> => allWithin3s(({ end }) => end())

async function allWithin3s(part: (work: Leaving) => Promise<void> | undefined): Promise<void> {
  const works = [...unfinished].map((work) =>
    part(work)?.catch((error: unknown) => logFailure('finish before the logout', error)),
  )
  const timeout = new Promise((resolve) => setTimeout(resolve, FINISH_MS))
  await Promise.race([Promise.all(works), timeout])
}

export const isSignedIn = (): boolean => Boolean(currentUser())

/** True after a 401 or a logout, and not because the server could not be reached. */
export const isSignedOutForCertain = (): boolean => presence?.user === null && presence.isCertain

/** The user, null when signed out, undefined while loading; `useSession` outside of components. */
export const currentUser = (): SessionUser | null | undefined => presence?.user

async function ask(mayBeLogout: boolean): Promise<void> {
  const late = setTimeout(() => void showKept(), KEPT_AFTER_MS)
  const found = await fetchSession({ current: () => presence, kept: personKept })
  clearTimeout(late)
  const isAnswered = found.isCertain && found !== presence && !isLogoutPending()
  if (found.user === null && found.isCertain) {
    const hasLeft = mayBeLogout || isLogoutPending()
    if (currentUser() && !hasLeft && hold) {
      askedAt = Date.now()
      return hold()
    }
    noteEnd(hasLeft)
  }
  show(found)
  if (isAnswered) return
  askedAt = Number.NEGATIVE_INFINITY
  addEventListener('online', askAgain, { once: true })
}

/** The server knows no session of this device. */
function noteEnd(hasLeft: boolean): void {
  // Without a user it may be the token of a registration that waits for its code, which is still needed.
  if (!currentUser()) {
    if (presence === undefined) noteEndedBefore()
    return
  }
  ended = hasLeft ? 'no' : 'now'
  // Another tab has removed it, but an answer in flight may have stored it again.
  if (hasLeft) signedInMark.keep(null)
  clearToken()
}

const askAgain = (): void => void refreshSession()

const personKept = async (): Promise<SessionUser | null> => (await import('./offline-store.ts')).storedUser()

/** Without an answer the user of the last visit is shown with the stored data. */
async function showKept(): Promise<void> {
  if (presence || isLogoutPending()) return
  try {
    const person = await personKept()
    if (person && !presence) show({ user: person, isCertain: false })
  } catch (error) {
    logFailure('read the stored user', error)
  }
}

function show(next: SessionState): void {
  const before = currentUser()
  presence = next
  if (next.user && next.isCertain) signedInMark.keep('true')
  askedAt = Date.now()
  if (before && before.id !== next.user?.id) userChanges.notify()
  changes.notify()
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  // A visitor's session is not asked for again: signing in shows the user without a call.
  if (!isSignedOutForCertain() && Date.now() - askedAt > SESSION_CACHE_MS) void refreshSession()
  return unsubscribe
}
