import type { StaffRole } from '#contract/rights.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { type Account, findAccountByEmail, lockAccount } from '../accounts.store.ts'
import { deleteSessionsOf } from '../sessions/sessions.store.ts'
import {
  deleteFactor,
  deleteStaff,
  type StaffRow,
  selectDemoStaff,
  selectStaff,
  selectStaffWith,
  selectTeam,
  upsertStaff,
} from './staff.store.ts'

type Writer = Pick<World, 'db' | 'now'>

/** What the command line does about staff. */
export type StaffCommand =
  | { readonly what: 'grant'; readonly role: StaffRole }
  | { readonly what: 'revoke' }
  | { readonly what: 'reset-factor' }

/** Why a command was not carried out, as a sentence for the operator. */
export class StaffCommandError extends Error {}

/** Changes who is staff, by the command line, and ends the account's sessions: they have other limits. */
export async function changeStaff(world: Writer, email: string, command: StaffCommand): Promise<void> {
  await inTransaction(world, async (inside) => {
    const account = await findAccountByEmail(inside.db, email.trim().normalize('NFKC').toLowerCase())
    if (!account) throw new StaffCommandError('There is no account with this address. Register it first.')
    await lockAccount(inside.db, account.id)
    const changed = await carryOut(inside, account, command)
    await deleteSessionsOf(inside.db, account.id)
    const entry = { role: 'operator', targetType: 'user', targetId: account.id, changed } as const
    await writeSystemAudit(inside, { ...entry, action: `staff.${command.what}` })
  })
}

async function carryOut({ db }: Writer, account: Account, command: StaffCommand) {
  if (command.what === 'grant') {
    if (!account.emailVerifiedAt) throw new StaffCommandError('The address of this account is not confirmed yet.')
    await upsertStaff(db, account.id, { role: command.role })
    return { role: [account.staffRole, command.role] } as const
  }
  if (!account.staffRole) throw new StaffCommandError('This account has no role of staff.')
  if (command.what === 'revoke') {
    await deleteStaff(db, account.id)
    return { role: [account.staffRole, null] } as const
  }
  if (!(await deleteFactor(db, account.id))) throw new StaffCommandError('This account has set up no second factor.')
  return {}
}

/** Makes the account the demo's admin, who needs no second factor (Decision 130). */
export async function ensureDemoAdmin({ db }: Writer, email: string): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (account && account.staffRole === null) await upsertStaff(db, account.id, { role: 'superadmin', isDemo: true })
}

/** Accounts that are admins without a second factor, because a demo made them. */
export const listDemoStaff = ({ db }: Pick<World, 'db'>): Promise<{ username: string; email: string }[]> =>
  selectDemoStaff(db)

/** All accounts with a role of staff, for the command line. */
export const listStaff = ({ db }: Pick<World, 'db'>): Promise<StaffRow[]> => selectStaff(db)

/** Staff with one of these roles, by name. */
export const listStaffWith = (
  { db }: Pick<World, 'db'>,
  roles: readonly StaffRole[],
): Promise<{ id: string; username: string }[]> => selectStaffWith(db, roles)

/** The address, name and language of each superadmin, for mails. */
export const listSuperadmins = async ({ db }: Pick<World, 'db'>) =>
  (await selectTeam(db)).filter(({ role }) => role === 'superadmin')
