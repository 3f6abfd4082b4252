import { randomUUID } from 'node:crypto'
import { PEOPLE } from '#contract/people.limits.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { type Account, findAccount, lockAccount, updateAccount } from '../accounts.store.ts'
import { type AccountAct, tellAccountActJob } from '../mails/mail-jobs.ts'
import { eraseAccount } from '../profile.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { requireLivingSession } from '../sessions/session.service.ts'
import { deleteSession, deleteSessionsOf } from '../sessions/sessions.store.ts'
import { deleteCodesOf } from '../sign-in/codes.store.ts'
import { requireStaffProof, STAFF_ACTS } from '../staff/money-act.service.ts'
import { deleteLock, findLock, upsertLock } from './locks.store.ts'

interface Act {
  readonly reason: string
}

/**
 * Confirms the address of an account by hand. Another person than its owner may have chosen the password, so that it is void and
 * the owner sets one by a code to the address (Trust S08).
 */
export async function confirmByHand(scope: StaffScope, id: string, { reason }: Act): Promise<void> {
  await act(scope, id, async (inside, account) => {
    ensure(account.emailVerifiedAt === null, 'people.confirmed')
    await updateAccount(inside.db, id, {
      emailVerifiedAt: inside.now(),
      registeredFrom: null,
      passwordHash: null,
      hasLongPassword: false,
    })
    await deleteCodesOf(inside.db, id)
    await note(inside, id, { action: 'user.confirmed', reason })
    await tell(inside, account, { kind: 'confirmed', reason })
  })
  noteSecurityEvent(scope, 'email-verified', id, 'by staff')
}

/** Locks an account and ends its sessions; `until` is the last day, null: without end. */
export async function lockPerson(
  scope: StaffScope,
  id: string,
  { reason, until: lastDay }: Act & { readonly until: string | null },
): Promise<void> {
  const until = lastDay === null ? null : endOfLock(scope.now(), lastDay)
  await act(scope, id, async (inside, account) => {
    const before = await findLock(inside.db, id, inside.now())
    await upsertLock(inside.db, { userId: id, reason, lockedAt: inside.now(), until })
    await deleteSessionsOf(inside.db, id)
    const changed = { lockedUntil: [before && (before.until ?? 'without end'), until ?? 'without end'] } as const
    await note(inside, id, { action: 'user.locked', reason, changed })
    await tell(inside, account, { kind: 'locked', reason, until: until?.toISOString() ?? null })
  })
  noteSecurityEvent(scope, 'account-locked', id)
}

function endOfLock(now: Date, lastDay: string): Date {
  const today = berlinDayOf(now)
  ensure(lastDay > today && lastDay <= daysLater(today, PEOPLE.mostLockDays), 'people.lock-day')
  return berlinMidnight(daysLater(lastDay, 1))
}

/** Lets a locked account sign in again. */
export async function unlockPerson(scope: StaffScope, id: string, { reason }: Act): Promise<void> {
  await act(scope, id, async (inside, account) => {
    const before = await findLock(inside.db, id, inside.now())
    ensure(before, 'people.not-locked')
    await deleteLock(inside.db, id)
    const changed = { lockedUntil: [before.until ?? 'without end', null] } as const
    await note(inside, id, { action: 'user.unlocked', reason, changed })
    await tell(inside, account, { kind: 'unlocked', reason })
  })
  noteSecurityEvent(scope, 'account-unlocked', id)
}

/** Ends one session of an account, or all of them. */
export async function endPersonSessions(
  scope: StaffScope,
  id: string,
  { reason, sessionId }: Act & { readonly sessionId: string | null },
): Promise<void> {
  await act(scope, id, async (inside, account) => {
    if (sessionId === null) await deleteSessionsOf(inside.db, id)
    else ensure(await deleteSession(inside.db, id, sessionId), 'accounts.session-unknown')
    const changed = { sessions: [null, sessionId === null ? 'all ended' : 'one ended'] } as const
    await note(inside, id, { action: 'user.sessions-ended', reason, changed })
    await tell(inside, account, { kind: 'sessions-ended', reason })
  })
  noteSecurityEvent(scope, 'sessions-ended', id, 'by staff')
}

/** Has links to a copy of all own data mailed to the person; the job makes them, so that staff never hold one. */
export async function sendExport(scope: StaffScope, id: string, { reason }: Act): Promise<void> {
  await act(scope, id, async (inside, account) => {
    ensure(account.emailVerifiedAt !== null, 'people.unconfirmed')
    await note(inside, id, { action: 'user.export-sent', reason })
    await tell(inside, account, { kind: 'export', reason })
  })
  noteSecurityEvent(scope, 'export-ordered', id, 'by staff')
}

/** Erases an account as its owner could, with the notice that its owner would get. */
export async function erasePerson(
  scope: StaffScope,
  id: string,
  { reason, password }: Act & { readonly password?: string | undefined },
): Promise<void> {
  await requireStaffProof(scope, password)
  await act(scope, id, async (inside, account) => {
    await eraseAccount({ ...inside, language: account.language }, account)
    await note(inside, id, { action: 'user.erased', reason })
  })
  noteSecurityEvent(scope, 'account-deleted', id, 'by staff')
}

/** One act under the lock of the account. Accounts of staff are changed in the area Team alone. */
async function act(
  scope: StaffScope,
  id: string,
  carryOut: (inside: StaffScope, account: Account) => Promise<void>,
): Promise<void> {
  await requireWithinLimit(scope, STAFF_ACTS, scope.actor.userId)
  await inTransaction(scope, async (inside) => {
    await lockAccount(inside.db, id)
    await requireLivingSession(inside)
    const account = await findAccount(inside.db, id)
    ensure(account, 'people.unknown')
    ensure(account.staffRole === null, 'people.is-staff')
    await carryOut(inside, account)
  })
}

interface Noted {
  readonly action: string
  readonly reason: string
  readonly changed?: Readonly<Record<string, readonly [unknown, unknown]>>
}

const note = (inside: StaffScope, targetId: string, noted: Noted): Promise<void> =>
  writeAudit(inside, { ...noted, targetType: 'user', targetId })

type Told = { readonly kind: AccountAct['kind'] } & Act & { readonly until?: string | null }

async function tell({ db, jobs }: StaffScope, account: Account, { until = null, ...told }: Told): Promise<void> {
  const { id: userId, email, username, language } = account
  await jobs.enqueue(db, tellAccountActJob, { id: randomUUID(), userId, email, username, language, until, ...told })
}
