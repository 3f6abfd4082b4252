import { useSyncExternalStore } from 'react'
import { SESSION_CACHE_MS } from '#contract/accounts.limits.ts'
import { logFailure, silently } from '#web/device/silently.ts'
import { dropToken, setTokenAside } from './caller.ts'
import { isLeaving, stopLeaving } from './leaving.ts'
import { type Presence, type SessionUser as User, whoIsThere } from './who-is-there.ts'

/**
 * Who is signed in (Spec §7: cached 60 s, no retry, no refetch on focus). A store of its own and no query, because
 * the start page needs to know this and nothing else: 10 kB less before the first tap.
 */
export type SessionUser = User

/** Undefined while it is still being asked. */
let presence: Presence | undefined
let askedAt = Number.NEGATIVE_INFINITY
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()
const onLeave = new Set<() => void>()
const unfinished = new Set<Leaving>()
const FINISH_MS = 3000
/** Nobody waits longer for the first screen than this, if there is one on the device. */
const KEPT_AFTER_MS = 3000

export const useSession = (): SessionUser | null | undefined =>
  useSyncExternalStore(subscribe, currentUser, currentUser)

/** Asks again after something changed the session; resolves when the answer is shown. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}

/** Shows a user the server just answered with, without asking again. */
export function adoptUser(signedIn: SessionUser): void {
  // A logout that is still to be told would end this session instead of the one before.
  stopLeaving()
  show({ user: signedIn, isCertain: true })
}

/** Nobody is signed in: after logout, and on pages the server sends to people without a session only. */
export function adoptNobody(): void {
  // What the server has not heard is told with the token, once there is a connection.
  if (isLeaving()) silently('set the token aside', setTokenAside())
  else dropToken()
  showNobody()
}

/** The same where no device is, and so nothing to forget: on the server, which draws the pages of people without a session. */
export const showNobody = (): void => show({ user: null, isCertain: true })

/** What was loaded for one person must not be seen by the next. */
export const whenPersonChanges = (listener: () => void): void => {
  onLeave.add(listener)
}

interface Leaving {
  /** Brings to the server what waits to be sent. The session is still there, and may stay. */
  readonly send?: () => Promise<void>
  /** Ends what was begun for this user and forgets what is left of it. There may be no session any more. */
  readonly end: () => Promise<void>
}

/** What is to be done at logout and account deletion. Returns how to take it back. */
export function beforeLeaving(work: Leaving): () => void {
  unfinished.add(work)
  return () => unfinished.delete(work)
}

/** Sends what waits, before the session ends. Resolves after 3 s at the latest, so that nobody is kept waiting. */
export const sendBeforeLeaving = (): Promise<void> => allWithin3s(({ send }) => send?.())

/** Ends all work for the user who leaves; nothing more is sent. */
export const endWork = (): Promise<void> => allWithin3s(({ end }) => end())

async function allWithin3s(part: (work: Leaving) => Promise<void> | undefined): Promise<void> {
  const works = [...unfinished].map((work) =>
    part(work)?.catch((error: unknown) => logFailure('finish before leaving', error)),
  )
  const patience = new Promise((resolve) => setTimeout(resolve, FINISH_MS))
  await Promise.race([Promise.all(works), patience])
}

export const isSignedIn = (): boolean => Boolean(currentUser())

/** True when the server or the person said that nobody is signed in, and not only because there was no answer. */
export const isCertainlyNobody = (): boolean => presence?.user === null && presence.isCertain

/** A user, null for nobody, undefined while that is still being asked; the same as `useSession`, outside of screens. */
export const currentUser = (): SessionUser | null | undefined => presence?.user

async function ask(): Promise<void> {
  const late = setTimeout(() => void showKept(), KEPT_AFTER_MS)
  const found = await whoIsThere({ current: () => presence, kept: personKept })
  clearTimeout(late)
  const isAnswered = found.isCertain && found !== presence && !isLeaving()
  // A token that opened nothing from the start may be the mark of somebody who fetches the code from a mail.
  if (found.user === null && found.isCertain && currentUser()) dropToken()
  show(found)
  if (isAnswered) return
  askedAt = Number.NEGATIVE_INFINITY
  addEventListener('online', askAgain, { once: true })
}

const askAgain = (): void => void refreshSession()

const personKept = async (): Promise<SessionUser | null> => (await import('./kept.ts')).keptPerson()

/** Without an answer whoever was here last goes on with what was kept for them. */
async function showKept(): Promise<void> {
  if (presence || isLeaving()) return
  try {
    const person = await personKept()
    if (person && !presence) show({ user: person, isCertain: false })
  } catch (error) {
    logFailure('read who was here last', error)
  }
}

function show(next: Presence): void {
  const before = currentUser()
  presence = next
  askedAt = Date.now()
  if (before && before.id !== next.user?.id) for (const listener of onLeave) listener()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (Date.now() - askedAt > SESSION_CACHE_MS) void refreshSession()
  return () => listeners.delete(listener)
}
