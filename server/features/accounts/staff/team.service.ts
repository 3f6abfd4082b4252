import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#contract/rights.ts'
import type { StaffMember } from '#contract/staff-team.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope } from '#server/platform/scope/scope.ts'
import { emailKeyOf } from '../accounts.service.ts'
import { type Account, findAccount, findAccountByEmail, lockAccount } from '../accounts.store.ts'
import { tellStaffChangeJob } from '../mails/mail-jobs.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { requireLivingSession } from '../sessions/session.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import { requireStaffProof } from './money-act.service.ts'
import { deleteStaff, selectTeam, upsertStaff } from './staff.store.ts'

interface Act {
  readonly reason: string
  readonly password?: string | undefined
}

/** All accounts with a role of staff. */
export const listTeam = async ({ db, actor }: StaffScope): Promise<{ members: StaffMember[] }> => ({
  members: (await selectTeam(db)).map(({ language: _, ...row }) => ({ ...row, isSelf: row.id === actor.userId })),
})

/** Gives an account its first role of staff. */
export async function appoint(
  scope: StaffScope,
  { email, role, ...act }: Act & { readonly email: string; readonly role: StaffRole },
): Promise<void> {
  await changeTeam(scope, act, async (inside) => {
    const found = await findAccountByEmail(inside.db, emailKeyOf(email))
    ensure(found, 'staff.no-account')
    const account = await locked(inside, found.id)
    ensure(account?.emailVerifiedAt, account ? 'staff.unconfirmed' : 'staff.no-account')
    ensure(account.staffRole === null, 'staff.already')
    return { account, after: role }
  })
}

/** Gives a member of staff another role. */
export async function changeRole(
  scope: StaffScope,
  id: string,
  { role, ...act }: Act & { readonly role: StaffRole },
): Promise<void> {
  await changeTeam(scope, act, async (inside) => {
    const account = await requireMember(inside, id)
    if (role !== 'superadmin') await requireOtherSuperadmin(inside, id)
    return { account, after: role }
  })
}

/** Takes the role of staff away. */
export async function dismiss(scope: StaffScope, id: string, act: Act): Promise<void> {
  await changeTeam(scope, act, async (inside) => {
    const account = await requireMember(inside, id)
    await requireOtherSuperadmin(inside, id)
    return { account, after: null }
  })
}

async function locked({ db }: Pick<Scope, 'db'>, id: string): Promise<Account | null> {
  await lockAccount(db, id)
  return findAccount(db, id)
}

async function requireMember(inside: StaffScope, id: string): Promise<Account> {
  const account = await locked(inside, id)
  ensure(account?.staffRole, 'staff.unknown')
  return account
}

/** Changes of the team run one after the other: two superadmins who remove each other at once must not both succeed. */
const lockTeam = ({ db }: Pick<Scope, 'db'>): Promise<void> => takeLock(db, 'staff-team')

/** Refuses to lose the last superadmin, whose account this is. */
export async function requireOtherSuperadmin(inside: Pick<Scope, 'db'>, userId: string): Promise<void> {
  await lockTeam(inside)
  const superadmins = (await selectTeam(inside.db)).filter(({ role }) => role === 'superadmin')
  const isLast = superadmins.length === 1 && superadmins[0]?.id === userId
  ensure(!isLast, 'staff.last-superadmin')
}

interface Change {
  readonly account: Account
  /** Null: no role any more. */
  readonly after: StaffRole | null
}

/** Carries out a change, ends the sessions of the account, and tells all superadmins and the person. */
async function changeTeam(
  scope: StaffScope,
  { reason, password }: Act,
  decide: (inside: StaffScope) => Promise<Change>,
): Promise<void> {
  await requireStaffProof(scope, password)
  const changed = await inTransaction(scope, async (inside) => {
    await lockTeam(inside)
    // A superadmin whose own role was changed meanwhile has lost the session with it.
    await requireLivingSession(inside)
    const { account, after } = await decide(inside)
    const before = account.staffRole
    if (before === after) return null
    const readers = await selectTeam(inside.db)
    if (after === null) await deleteStaff(inside.db, account.id)
    else await upsertStaff(inside.db, account.id, { role: after })
    await deleteSessionsOf(inside.db, account.id)
    const entry = { targetType: 'user', targetId: account.id, changed: { role: [before, after] }, reason } as const
    await writeAudit(inside, { action: after === null ? 'staff.revoke' : 'staff.grant', ...entry })
    await tell(inside, { account, before, after, reason, readers })
    return account.id
  })
  if (changed !== null) noteSecurityEvent(scope, 'staff-changed', changed)
}

interface Told extends Change {
  readonly before: StaffRole | null
  readonly reason: string
  /** The team before the change. */
  readonly readers: Awaited<ReturnType<typeof selectTeam>>
}

async function tell({ db, jobs, actor }: StaffScope, { account, before, after, reason, readers }: Told): Promise<void> {
  const by = readers.find(({ id }) => id === actor.userId)?.username ?? ''
  const concerned = [
    ...readers.filter(({ id, role }) => role === 'superadmin' && id !== account.id),
    { email: account.email, username: account.username, language: account.language },
  ]
  for (const { email, username, language } of concerned) {
    const change = { member: account.username, actor: by, before, after, reason }
    await jobs.enqueue(db, tellStaffChangeJob, { id: randomUUID(), email, username, language, ...change })
  }
}
