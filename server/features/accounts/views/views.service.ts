import { randomUUID } from 'node:crypto'
import { VIEW_MINUTES } from '#contract/view-as.limits.ts'
import { writeAudit, writeSystemAudit } from '#server/platform/audit/audit.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { findAccount, lockAccount } from '../accounts.store.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { type IssuedToken, newToken, requireLivingSession } from '../sessions/session.service.ts'
import { deleteSession, insertSession } from '../sessions/sessions.store.ts'
import { hashOf } from '../sessions/token-hash.ts'
import { STAFF_ACTS } from '../staff/money-act.service.ts'
import { endView, insertView, listViews, lockOverViews } from './views.store.ts'

const MINUTE_MS = 60_000
const MOST_LISTED = 20
/** The browser keeps the token longer than it is valid: without it, an open page would act as the member of staff. */
const COOKIE_SECONDS = 8 * 3600

/**
 * Opens a view of staff: a session of the person for half an hour that may only read, marked by the session of the member of
 * staff, with which it ends (Decision 092).
 */
export async function startView(
  scope: StaffScope,
  id: string,
  reason: string,
): Promise<{ issued: IssuedToken; until: Date }> {
  await requireWithinLimit(scope, STAFF_ACTS, scope.actor.userId)
  const now = scope.now()
  const until = new Date(now.getTime() + VIEW_MINUTES * MINUTE_MS)
  const token = newToken()
  await inTransaction(scope, async (inside) => {
    await lockAccount(inside.db, id)
    await requireLivingSession(inside)
    const account = await findAccount(inside.db, id)
    ensure(account, 'people.unknown')
    ensure(account.staffRole === null, 'people.is-staff')
    const viewId = randomUUID()
    await insertSession(inside.db, {
      ...{ id: viewId, userId: id, tokenHash: hashOf({ transport: 'cookie', token }), device: '' },
      ...{ createdAt: now, signedInAt: now, lastSeenAt: now, expiresAt: until, endsAt: until },
      viewerSessionId: scope.actor.sessionId,
    })
    const view = { id: viewId, userId: id, staffId: scope.actor.userId, reason, startedAt: now, until, endedAt: null }
    await insertView(inside.db, view)
    await writeAudit(inside, { action: 'user.view-started', targetType: 'user', targetId: id, reason })
  })
  noteSecurityEvent(scope, 'view-started', id)
  return { issued: { token, maxAgeSeconds: COOKIE_SECONDS }, until }
}

/** Leaves the view of this browser, if there is one. */
export async function leaveView(scope: Scope): Promise<void> {
  const { actor } = scope
  if (!actor?.view) return
  const { staffId } = actor.view
  await inTransaction(scope, async (inside) => {
    await deleteSession(inside.db, actor.userId, actor.sessionId)
    const staffRole = (await findAccount(inside.db, staffId))?.staffRole
    const view = await endView(inside.db, actor.sessionId, inside.now())
    if (!view || !staffRole) return
    const byStaff = { ...inside, actor: { ...actor, userId: staffId, staffRole } }
    const entry = { action: 'user.view-ended', targetType: 'user', targetId: actor.userId, reason: view.reason }
    await writeAudit(byStaff, entry)
  })
  noteSecurityEvent(scope, 'view-ended', actor.userId)
}

/** Views that ended by themselves, or with the session of the member of staff, get their entry too. */
export async function noteOverViews(world: Pick<World, 'db' | 'now'>): Promise<void> {
  await inTransaction(world, async (inside) => {
    for (const { id, userId } of await lockOverViews(inside.db, inside.now())) {
      await endView(inside.db, id, inside.now())
      const entry = { role: 'automatic', targetType: 'user', targetId: userId } as const
      await writeSystemAudit(inside, { ...entry, action: 'user.view-ended' })
    }
  })
}

interface ShownView {
  readonly startedAt: string
  readonly until: string
  readonly isOpen: boolean
  readonly reason: string
}

/** When staff looked at the app as the caller (Trust S22). */
export async function listOwnViews({ db, actor, now }: Scope): Promise<ShownView[]> {
  ensure(actor, 'unauthenticated')
  return (await listViews(db, actor.userId, MOST_LISTED)).map(({ startedAt, until, endedAt, reason }) => ({
    startedAt: startedAt.toISOString(),
    until: (endedAt ?? until).toISOString(),
    isOpen: endedAt === null && until > now(),
    reason,
  }))
}
