import { ACCOUNT } from '#contract/accounts.limits.ts'
import type { Enrolment, StaffAccess } from '#contract/staff.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { type Actor, inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { requireAccount } from '../accounts.service.ts'
import { isRightPassword } from '../passwords/password-hash.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { requireLivingSession } from '../sessions/session.service.ts'
import { markSecondFactor } from '../sessions/sessions.store.ts'
import { openSecret, sealSecret } from './factor-secret.ts'
import { enrolmentOf, newFactorSecret, newRecoveryCodes, recoveryHashOf, stepOf } from './one-time-codes.ts'
import { beginFactor, findFactor, lockFactor, type SecondFactor, updateFactor } from './staff.store.ts'

const MINUTE_MS = 60_000
/** Trust S16: after this many wrong codes none is checked for a while, in any session. */
const GUESSES = 5
const LOCK_MS = 15 * MINUTE_MS

type StaffMember = Actor & { readonly staffRole: NonNullable<Actor['staffRole']> }

function requireStaff({ actor }: Scope): StaffMember {
  ensure(actor, 'unauthenticated')
  const { staffRole } = actor
  ensure(staffRole, 'forbidden')
  return { ...actor, staffRole }
}

/** The role of the caller as staff, and what is still needed before staff calls. */
export async function readStaffAccess(scope: Scope): Promise<StaffAccess> {
  const { userId, staffRole: role, secondFactorAt } = requireStaff(scope)
  const factor = await findFactor(scope.db, userId)
  if (secondFactorAt) return { role, secondFactor: 'given', recoveryCodesLeft: factor?.recoveryHashes.length ?? 0 }
  return { role, secondFactor: factor?.confirmedAt ? 'needed' : 'missing', recoveryCodesLeft: null }
}

/** Decision 130: enrolment asks for the password, so that an unlocked device is not enough. */
export async function beginEnrolment(scope: Scope, password: string): Promise<Enrolment> {
  const { userId } = requireStaff(scope)
  const account = await requireAccount(scope)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.enrolment, userId)
  ensure(account.passwordHash, 'accounts.password-staff')
  ensure(await isRightPassword(account.passwordHash, password), 'accounts.present-password')
  ensure([...password].length >= ACCOUNT.passwordMinStaff, 'accounts.password-staff')
  const secret = newFactorSecret()
  ensure(await beginFactor(scope.db, userId, await sealSecret(scope, userId, secret)), 'staff.enrolled')
  return enrolmentOf(secret, account.email)
}

/** Finishes the enrolment by a first code; returns the recovery codes, which are never shown again. */
export async function confirmEnrolment(scope: Scope, code: string): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes()
  await checkCode(scope, async (inside, factor) => {
    ensure(!factor.confirmedAt, 'staff.enrolled')
    const lastStep = await newStep(inside, factor, code)
    if (lastStep === null) return null
    const entry = { action: 'staff.second-factor', targetType: 'user', targetId: factor.userId }
    await writeAudit({ ...inside, actor: requireStaff(inside) }, entry)
    return { lastStep, confirmedAt: inside.now(), recoveryHashes: recoveryCodes.map(recoveryHashOf) }
  })
  noteSecurityEvent(scope, 'second-factor-enrolled', scope.actor?.userId ?? null)
  return { recoveryCodes }
}

/**
 * Replaces the recovery codes. A recovery code is not enough for that: a found list must not outlive its loss.
 */
export async function renewRecoveryCodes(
  scope: Scope,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = requireStaff(scope)
  const { passwordHash } = await requireAccount(scope)
  await requireWithinLimit(scope, ACCOUNT_LIMITS.enrolment, userId)
  ensure(passwordHash && (await isRightPassword(passwordHash, password)), 'accounts.present-password')
  const recoveryCodes = newRecoveryCodes()
  await checkCode(scope, async (inside, factor) => {
    const lastStep = factor.confirmedAt ? await newStep(inside, factor, code) : null
    if (lastStep === null) return null
    const entry = { action: 'staff.recovery-codes', targetType: 'user', targetId: userId }
    await writeAudit({ ...inside, actor: requireStaff(inside) }, entry)
    return { lastStep, recoveryHashes: recoveryCodes.map(recoveryHashOf) }
  })
  noteSecurityEvent(scope, 'recovery-codes-renewed', userId)
  return { recoveryCodes }
}

/** Gives the second factor in this session, by a code of the app or one of the recovery codes. */
export async function giveSecondFactor(scope: Scope, code: string): Promise<StaffAccess> {
  await checkCode(scope, async (inside, factor) => {
    ensure(factor.confirmedAt, 'staff.code')
    const rest = factor.recoveryHashes.filter((hash) => hash !== recoveryHashOf(code))
    if (rest.length < factor.recoveryHashes.length) return { recoveryHashes: rest }
    const step = await newStep(inside, factor, code)
    return step === null ? null : { lastStep: step }
  })
  const actor = requireStaff(scope)
  noteSecurityEvent(scope, 'second-factor-given', actor.userId)
  return readStaffAccess({ ...scope, actor: { ...actor, secondFactorAt: scope.now() } })
}

/** The step of a right code that is newer than the last one; null otherwise. */
async function newStep(scope: Scope, factor: SecondFactor, code: string): Promise<number | null> {
  const step = stepOf(await openSecret(scope, factor.userId, factor.secret), code, scope.now())
  return step !== null && step > factor.lastStep ? step : null
}

type Change = Parameters<typeof updateFactor>[2]

/**
 * Checks a code under the lock of the factor, so that each code counts once, and marks the session. `use` returns what a
 * right code changes, and null for a wrong one, which is counted in any case.
 */
async function checkCode(
  scope: Scope,
  use: (inside: Scope, factor: SecondFactor) => Promise<Change | null>,
): Promise<void> {
  const { userId, sessionId } = requireStaff(scope)
  const refusal = await inTransaction(scope, async (inside) => {
    const factor = await lockFactor(inside.db, userId)
    ensure(factor, 'staff.code')
    const now = inside.now()
    const lockedMs = (factor.lockedUntil?.getTime() ?? 0) - now.getTime()
    if (lockedMs > 0) return new Refusal('too-many', { retryAfterSeconds: Math.ceil(lockedMs / 1000) })
    const change = await use(inside, factor)
    if (change === null) {
      const failures = factor.failures + 1
      const isLocked = failures % GUESSES === 0
      await updateFactor(inside.db, userId, {
        failures,
        ...(isLocked && { lockedUntil: new Date(now.getTime() + LOCK_MS) }),
      })
      return new Refusal('staff.code')
    }
    await requireLivingSession(inside)
    await updateFactor(inside.db, userId, { ...change, failures: 0, lockedUntil: null })
    await markSecondFactor(inside.db, sessionId, now)
    return null
  })
  if (!refusal) return
  noteSecurityEvent(scope, 'second-factor-failed', userId, refusal.code)
  throw refusal
}
