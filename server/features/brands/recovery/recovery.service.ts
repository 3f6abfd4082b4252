import { randomUUID } from 'node:crypto'
import { RECOVERY, type RecoveryCheck, type RecoveryOutcome } from '#contract/access-recovery.limits.ts'
import type { OwnRecovery, Recovery } from '#contract/access-recovery.ts'
import { emailKeyOf } from '#server/features/accounts/accounts.service.ts'
import { bounceStateOf } from '#server/features/accounts/bounces/bounces.service.ts'
import { isStaffAccount, lockedAccount } from '#server/features/accounts/email-change/move-account.service.ts'
import { noteSecurityEvent } from '#server/features/accounts/security-events.service.ts'
import { requireFreeNames } from '#server/features/accounts/sign-in/registration.service.ts'
import { requireStaffProof, STAFF_ACTS } from '#server/features/accounts/staff/money-act.service.ts'
import { writeAudit, writeSystemAudit } from '#server/platform/audit/audit.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import {
  endRecovery,
  findRecoveryOf,
  findUserOf,
  insertRecovery,
  lockRecovery,
  ownsBrand,
  selectStoppable,
  type Which,
} from './recovery.store.ts'
import { hashOfRecoveryToken, recoveryToken } from './recovery-link.ts'
import { tellRecovery } from './tell-recovery.service.ts'

const HOUR_MS = 3_600_000
export const STOP_LIMIT = { name: 'recovery-false-link', hits: 120, seconds: 3600 } as const

interface Asking {
  readonly email: string
  readonly checks: readonly RecoveryCheck[]
  readonly reason: string
  readonly password?: string | undefined
}

/** Whether access is being restored, and whether staff can begin it. */
export async function readRecovery(
  scope: StaffScope,
  userId: string,
): Promise<{ recovery: Recovery | null; isPossible: boolean }> {
  const isStaff = await isStaffAccount(scope, userId)
  ensure(isStaff !== null, 'people.unknown')
  return {
    recovery: await findRecoveryOf(scope.db, userId),
    isPossible: !isStaff && (await ownsBrand(scope.db, userId)),
  }
}

/**
 * Begins to restore access for an owner who lost mail and password, after staff have checked who asks: everybody concerned is told
 * and can stop it for 72 hours. Nothing about the account changes before.
 */
export async function beginRecovery(scope: StaffScope, userId: string, asking: Asking): Promise<Recovery> {
  const { email, checks, reason, password } = asking
  await requireStaffProof(scope, password)
  await requireWithinLimit(scope, STAFF_ACTS, scope.actor.userId)
  const emailKey = emailKeyOf(email)
  await requireFreeNames(scope, { names: null, emailKey, exceptIds: [userId] })
  ensure(!(await bounceStateOf(scope, [email])).has(email), 'recovery.refused-address')
  const id = randomUUID()
  await unlessOpen(() =>
    inTransaction(scope, async (inside) => {
      const account = await lockedAccount(inside, userId)
      ensure(account, 'people.unknown')
      ensure(account.staffRole === null, 'people.is-staff')
      ensure(await ownsBrand(inside.db, userId), 'recovery.no-owner')
      ensure(account.emailKey !== emailKey, 'recovery.same-address')
      const dueAt = new Date(inside.now().getTime() + RECOVERY.noticeHours * HOUR_MS)
      await insertRecovery(inside.db, {
        ...{ id, userId, email, emailKey, formerEmailKey: account.emailKey, checks: [...checks], reason, dueAt },
        staffId: scope.actor.userId,
        stopHash: hashOfRecoveryToken(await recoveryToken(inside, 'stop', id)),
        confirmHash: hashOfRecoveryToken(await recoveryToken(inside, 'confirm', id)),
        askedAt: inside.now(),
      })
      const changed = { checks: [null, checks.join(', ')], dueAt: [null, dueAt.toISOString()] } as const
      await writeAudit(inside, { action: 'recovery.begun', targetType: 'user', targetId: userId, reason, changed })
      await tellRecovery(inside, { id, account, newEmail: email, dueAt, outcome: null })
    }),
  )
  noteSecurityEvent(scope, 'recovery-begun', userId)
  const recovery = await findRecoveryOf(scope.db, userId)
  ensure(recovery, 'recovery.unknown')
  return recovery
}

async function unlessOpen<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error) === 'access_recoveries_open') throw new Refusal('recovery.open', { cause: error })
    throw error
  }
}

/** Staff take it back. */
export async function withdrawRecovery(scope: StaffScope, userId: string, reason: string): Promise<void> {
  await requireWithinLimit(scope, STAFF_ACTS, scope.actor.userId)
  const isEnded = await inTransaction(scope, (inside) =>
    end(inside, { of: userId }, 'withdrawn', (entry) => writeAudit(inside, { ...entry, reason })),
  )
  ensure(isEnded, 'recovery.unknown')
  noteSecurityEvent(scope, 'recovery-stopped', userId, 'by staff')
}

/** What the caller may stop: about the own account, or that of an owner of the same brand. */
export async function listOwnRecoveries({ db, actor }: Scope): Promise<{ recoveries: OwnRecovery[] }> {
  ensure(actor, 'unauthenticated')
  return { recoveries: await selectStoppable(db, actor.userId) }
}

/** An owner stops it, signed in. */
export async function stopRecovery(scope: Scope, id: string): Promise<void> {
  const { actor } = scope
  ensure(actor, 'unauthenticated')
  const isEnded = await inTransaction(scope, (inside) =>
    end(inside, { id, stoppableBy: actor.userId }, 'stopped', (entry) =>
      writeSystemAudit(inside, { ...entry, role: 'automatic', reason: 'stopped by an owner' }),
    ),
  )
  ensure(isEnded, 'recovery.unknown')
  noteSecurityEvent(scope, 'recovery-stopped', actor.userId)
}

/** The link in the mails stops it, without a sign-in. False: it stops nothing (any more). */
export async function stopByLink(scope: Scope, token: string): Promise<boolean> {
  const isEnded = await inTransaction(scope, (inside) =>
    end(inside, { stopHash: hashOfRecoveryToken(token) }, 'stopped', (entry) =>
      writeSystemAudit(inside, { ...entry, role: 'automatic', reason: 'stopped by the link of a mail' }),
    ),
  )
  if (!isEnded) await requireWithinLimit(scope, STOP_LIMIT, scope.address)
  else noteSecurityEvent(scope, 'recovery-stopped', null, 'by link')
  return isEnded
}

interface Entry {
  readonly action: 'recovery.stopped'
  readonly targetType: 'user'
  readonly targetId: string
  readonly changed: Readonly<Record<string, readonly [unknown, unknown]>>
}

/** Ends one that goes on without a change of the account, in the caller's transaction; false: there is none. */
export async function end(
  inside: Pick<World, 'db' | 'jobs' | 'now'>,
  which: Which,
  outcome: Exclude<RecoveryOutcome, 'done'>,
  record: (entry: Entry) => Promise<void>,
): Promise<boolean> {
  const userId = await findUserOf(inside.db, which)
  const account = userId === null ? null : await lockedAccount(inside, userId)
  const recovery = account && (await lockRecovery(inside.db, which, { now: inside.now(), mostDays: RECOVERY.mostDays }))
  if (!account || !recovery) return false
  await endRecovery(inside.db, recovery.id, outcome, inside.now())
  await record({
    action: 'recovery.stopped',
    targetType: 'user',
    targetId: account.id,
    changed: { outcome: [null, outcome] },
  })
  const dueAt = new Date(recovery.dueAt)
  await tellRecovery(inside, { id: recovery.id, account, newEmail: recovery.email, dueAt, outcome })
  return true
}
