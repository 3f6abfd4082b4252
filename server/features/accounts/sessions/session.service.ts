import { randomBytes } from 'node:crypto'
import { SESSION_IDLE_DAYS } from '#contract/accounts.limits.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type Actor, inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { requireAccount } from '../accounts.service.ts'
import { type Account, areCredentialsUnchanged } from '../accounts.store.ts'
import { requireUnlocked } from '../people/require-unlocked.ts'
import { requireProof } from '../proof.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { isDemoStaff } from '../staff/staff.store.ts'
import type { SessionToken, TokenTransport } from './session-token.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findLivingSession,
  insertSession,
  listSessionRows,
  lockSession,
  prolongSession,
} from './sessions.store.ts'
import { hashOf } from './token-hash.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The idle limit is moved at most this often, so that most reads write nothing (Trust S20); an hour needs a finer measure. */
const PROLONG_EVERY_MS = { staff: 60_000, others: 10 * 60_000 } as const
const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

/** The token of a session and how long a browser may keep it in its cookie. */
export interface IssuedToken {
  readonly token: string
  readonly maxAgeSeconds: number
}

export interface Identified {
  readonly actor: Actor
  /** Set when the session's end moved: the cookie must be renewed. */
  readonly prolonged: IssuedToken | null
}

/** Trust S20: idle and absolute lifetime of a session. Staff sign in anew after a working day (Product 14). */
function lifetimeOf(user: Pick<Actor, 'userType' | 'staffRole'>): { idleMs: number; absoluteMs: number } {
  if (user.staffRole !== null) return { idleMs: HOUR_MS, absoluteMs: 8 * HOUR_MS }
  if (user.userType === 'brand') return { idleMs: SESSION_IDLE_DAYS.brand * DAY_MS, absoluteMs: 30 * DAY_MS }
  return { idleMs: SESSION_IDLE_DAYS.consumer * DAY_MS, absoluteMs: 180 * DAY_MS }
}

/** A random token for a browser or the shell; it is worth nothing until a session has it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

const earlier = (a: Date, b: Date) => (a < b ? a : b)
const secondsUntil = (end: Date, now: Date) => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))

/**
 * Opens a session with a new token and ends the caller's present one (Trust S17). Refuses when the account was deleted
 * or its credentials changed after they were checked: a reset ends sessions that are just beginning, too (Trust S14).
 */
export async function startSession(
  scope: Scope,
  account: Account,
  { device, transport }: { readonly device: string; readonly transport: TokenTransport },
): Promise<IssuedToken> {
  const now = scope.now()
  const { idleMs, absoluteMs } = lifetimeOf(account)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + idleMs)
  if (scope.actor) await deleteSession(scope.db, scope.actor.userId, scope.actor.sessionId)
  await inTransaction(scope, async (inside) => {
    const { db } = inside
    ensure(await areCredentialsUnchanged(db, account), 'accounts.credentials')
    // Under the lock of the account, so that a session which is just beginning does not outlive a lock.
    await requireUnlocked(inside, account.id)
    await insertSession(db, {
      tokenHash: hashOf({ transport, token }),
      userId: account.id,
      device,
      createdAt: now,
      signedInAt: now,
      secondFactorAt: account.staffRole !== null && (await isDemoStaff(db, account.id)) ? now : null,
      lastSeenAt: now,
      expiresAt,
      endsAt: new Date(now.getTime() + absoluteMs),
    })
  })
  noteSecurityEvent(scope, 'signed-in', account.id)
  return { token, maxAgeSeconds: secondsUntil(expiresAt, now) }
}

/**
 * The user of this session token; null when its session ended or never existed. A page that asks again and again by itself
 * (`isUnattended`) does not keep a session of staff alive (Decision 089).
 */
export async function identifyToken(
  world: Pick<World, 'db' | 'now'>,
  sessionToken: SessionToken,
  isUnattended = false,
): Promise<Identified | null> {
  const { token } = sessionToken
  if (!TOKEN.test(token)) return null
  const now = world.now()
  const row = await findLivingSession(world.db, hashOf(sessionToken), now)
  if (!row) return null
  const { lastSeenAt, endsAt, staffId, ...user } = row
  if (staffId !== null) return { actor: { ...user, view: { staffId, until: endsAt } }, prolonged: null }
  const actor: Actor = user
  const isStaff = actor.staffRole !== null
  const seenBefore = new Date(now.getTime() - PROLONG_EVERY_MS[isStaff ? 'staff' : 'others'])
  if (lastSeenAt > seenBefore || (isStaff && isUnattended)) return { actor, prolonged: null }
  const expiresAt = earlier(new Date(now.getTime() + lifetimeOf(actor).idleMs), endsAt)
  await prolongSession(world.db, actor.sessionId, { lastSeenAt: now, expiresAt, seenBefore })
  return { actor, prolonged: { token, maxAgeSeconds: secondsUntil(expiresAt, now) } }
}

/**
 * Refuses when the caller's session ended after the request was identified, inside the transaction of what it allows and
 * after the account is locked. A request may take half a minute to send its body, and longer to wait for its place.
 */
export async function requireLivingSession({ db, actor }: Scope): Promise<void> {
  ensure(actor && (await lockSession(db, actor.sessionId)), 'unauthenticated')
}

export interface SessionView {
  readonly id: string
  readonly device: string
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly current: boolean
}

/** The sessions of the signed-in user. */
export async function listSessions(scope: Scope): Promise<SessionView[]> {
  ensure(scope.actor, 'unauthenticated')
  const { userId, sessionId } = scope.actor
  const rows = await listSessionRows(scope.db, userId, scope.now())
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === sessionId,
  }))
}

/** Ends one session of the signed-in user. Ending another one than this needs a recent sign-in or the password. */
export async function endSession(scope: Scope, id: string, password: string | undefined): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  const { userId, sessionId } = scope.actor
  if (id !== sessionId) await requireMayEndSessions(scope, password)
  await inTransaction(scope, async (inside) => {
    await requireLivingSession(inside)
    ensure(await deleteSession(inside.db, userId, id), 'accounts.session-unknown')
  })
  noteSecurityEvent(scope, 'sessions-ended', userId, 'one')
}

/** An unlocked device must not be able to sign its owner out elsewhere (Decision 112). */
async function requireMayEndSessions(scope: Scope, password: string | undefined): Promise<void> {
  await requireProof(scope, await requireAccount(scope), { password, limit: ACCOUNT_LIMITS.sessionEnd })
}

/** Ends every session of the signed-in user but this one, and the export links that these ordered. */
export async function endOtherSessions(scope: Scope, password: string | undefined): Promise<void> {
  ensure(scope.actor, 'unauthenticated')
  await requireMayEndSessions(scope, password)
  const { userId, sessionId } = scope.actor
  await inTransaction(scope, async (inside) => {
    await requireLivingSession(inside)
    await deleteSessionsOf(inside.db, userId, sessionId)
  })
  noteSecurityEvent(scope, 'sessions-ended', userId, 'all others')
}

/** Ends this session, if there is one. */
export async function signOut(scope: Scope): Promise<void> {
  if (!scope.actor) return
  await deleteSession(scope.db, scope.actor.userId, scope.actor.sessionId)
  noteSecurityEvent(scope, 'signed-out', scope.actor.userId)
}
