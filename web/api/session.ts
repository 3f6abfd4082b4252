import { useSyncExternalStore } from 'react'
import { TIMES } from '#contract/limits.ts'
import { logFailure } from '#web/device/silently.ts'
import { type Answer, call } from './call.ts'
import { CallFailure, isUnauthenticated } from './call-failure.ts'

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

export const useSession = (): SessionUser | null | undefined => useSyncExternalStore(subscribe, current, current)

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
export const adoptNobody = (): void => show(null)

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

async function ask(): Promise<void> {
  try {
    show(await call('GET /api/auth/me'))
  } catch (error) {
    if (isUnauthenticated(error)) {
      show(null)
      return
    }
    logFailure('ask who is signed in', error)
    // Refused for another reason also means no user. Without any answer nobody was signed out: whoever was known stays.
    show(error instanceof CallFailure ? null : (user ?? null))
    askedAt = Number.NEGATIVE_INFINITY
    if (!(error instanceof CallFailure)) addEventListener('online', () => void refreshSession(), { once: true })
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
const current = (): SessionUser | null | undefined => user
