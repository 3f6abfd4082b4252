import { useSyncExternalStore } from 'react'
import { TIMES } from '#contract/limits.ts'
import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'
import { CallFailure, isUnauthenticated } from './call-failure.ts'
import { dropToken } from './caller.ts'

/**
 * Who is signed in (spec §7: cached 60 s, no retry, no refetch on focus). A store of its own and no query, because
 * the start page needs to know this and nothing else: 10 kB less before the first tap.
 */
export type SessionUser = Answer<'GET /api/auth/me'>

/** A user, null for nobody, undefined while that is still being asked. */
let user: SessionUser | null | undefined
let askedAt = Number.NEGATIVE_INFINITY
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()
const onLeave = new Set<() => void>()
const unfinished = new Set<() => Promise<void>>()
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
export const adoptUser = (signedIn: SessionUser): void => show(signedIn)

/** Nobody is signed in: after logout, and on pages the server sends to people without a session only. */
export function adoptNobody(): void {
  dropToken()
  show(null)
}

/** What was loaded for one person must not be seen by the next. */
export const whenPersonChanges = (listener: () => void): void => {
  onLeave.add(listener)
}

/** Work that needs this session to end well, such as swipes on their way. Returns how to take it back. */
export function beforeLeaving(work: () => Promise<void>): () => void {
  unfinished.add(work)
  return () => unfinished.delete(work)
}

/** Lets that work end before a logout, but not keep anybody waiting. */
export async function finishBeforeLeaving(): Promise<void> {
  const works = [...unfinished].map((work) =>
    work().catch((error: unknown) => logFailure('finish before leaving', error)),
  )
  const patience = new Promise((resolve) => setTimeout(resolve, FINISH_MS))
  await Promise.race([Promise.all(works), patience])
}

export const isSignedIn = (): boolean => Boolean(user)

/** The same as `useSession`, outside of screens. */
export const currentUser = (): SessionUser | null | undefined => user

async function ask(): Promise<void> {
  const late = setTimeout(() => void showKept(), KEPT_AFTER_MS)
  try {
    show(await call('GET /api/auth/me'))
  } catch (error) {
    if (isUnauthenticated(error)) {
      // A token that opened nothing from the start may be the mark of somebody who fetches the code from a mail.
      if (user) dropToken()
      show(null)
      return
    }
    logFailure('ask who is signed in', error)
    // Refused for another reason also means no user. Without any answer nobody was signed out: whoever was known stays.
    if (!(error instanceof CallFailure)) await showKept()
    show(error instanceof CallFailure ? null : (user ?? null))
    askedAt = Number.NEGATIVE_INFINITY
    if (!(error instanceof CallFailure)) addEventListener('online', () => void refreshSession(), { once: true })
  } finally {
    clearTimeout(late)
  }
}

/** Without an answer whoever was here last goes on with what was kept for them. */
async function showKept(): Promise<void> {
  if (user !== undefined) return
  try {
    const { keptPerson } = await import('./kept.ts')
    const person = await keptPerson()
    if (person && user === undefined) show(person)
  } catch (error) {
    logFailure('read who was here last', error)
  }
}

function show(next: SessionUser | null): void {
  const isOther = Boolean(user) && user?.id !== next?.id
  user = next
  askedAt = Date.now()
  if (isOther) for (const listener of onLeave) listener()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (Date.now() - askedAt > TIMES.sessionCacheMs) void refreshSession()
  return () => listeners.delete(listener)
}
