import type { User } from '#contract/accounts.ts'
import { DEFAULT_TIMEZONE, TIMEZONES } from '#contract/vocabulary.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { skeletonOf } from '#server/platform/text/lookalikes.ts'
import {
  type Account,
  findAccount,
  findAccountByEmail,
  findTakenNames,
  insertAccount,
  lockAccounts,
} from './accounts.store.ts'
import { passwordColumns } from './passwords/new-password.ts'
import { noteSecurityEvent } from './security-events.service.ts'
import { deleteSessionsOf } from './sessions/sessions.store.ts'
import { upsertStaff } from './staff/staff.store.ts'

/** Version of the terms of service that new accounts accept; stored with the account (Trust S30). */
export const TERMS_VERSION = '2026-11'

/** NOTIFY when an account is deleted, with its id: processes drop what they cached of this user. */
export const ACCOUNT_DELETED_CHANNEL = 'account_deleted'

/** Names that differ only in width or case are the same (Trust S04). */
const keyOf = (text: string) => text.trim().normalize('NFKC').toLowerCase()

/** What must be unique about a username. */
export const usernameKeyOf = (username: string): string => keyOf(username)

/** The columns of a username; none of them may be equal to those of another account (Trust S45). */
export function usernameColumns(username: string) {
  const usernameKey = usernameKeyOf(username)
  return { username, usernameKey, usernameSkeleton: skeletonOf(usernameKey) }
}

/** What must be unique about an e-mail address. */
export const emailKeyOf = (email: string): string => keyOf(email)

/** The account of the signed-in user; refuses when it was deleted meanwhile. */
export async function requireAccount(scope: Scope): Promise<Account> {
  ensure(scope.actor, 'unauthenticated')
  const account = await findAccount(scope.db, scope.actor.userId)
  ensure(account, 'unauthenticated')
  return account
}

/**
 * Locks these users until the transaction ends, so that concurrent requests of their devices are processed one after the
 * other, and none of the users is deleted in between. Returns the users that still exist.
 */
export async function lockUsers(scope: Pick<World, 'db'>, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await lockAccounts(scope.db, userIds))
}

/** The account as its owner sees it. */
export function presentUser(account: Account, actor: Scope['actor'] = null): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    userType: account.userType,
    preferredTimezone: TIMEZONES.find((zone) => zone === account.preferredTimezone) ?? DEFAULT_TIMEZONE,
    isAdmin: account.staffRole !== null,
    pendingEmail: account.pendingEmail,
    emailRefused: account.emailRefused,
    hasPassword: account.passwordHash !== null,
    hasLongPassword: account.hasLongPassword,
    personalised: account.personalised,
    quickFlicks: account.quickFlicks,
    ...(actor?.view && { viewedUntil: actor.view.until.toISOString() }),
  }
}

/**
 * Decision 110: ADMIN_EMAILS makes the owner of a verified address an admin when signing in. Its older sessions
 * have longer limits than admins may have, so they end (Trust S17, S20).
 */
export async function grantAdminIfListed(scope: Scope, account: Account): Promise<Account> {
  const isListed = account.emailVerifiedAt !== null && scope.config.adminEmails.includes(account.emailKey)
  if (!isListed || account.staffRole !== null) return account
  const granted = await inTransaction(scope, async (inside) => {
    await deleteSessionsOf(inside.db, account.id)
    await upsertStaff(inside.db, account.id, { role: 'superadmin' })
    const entry = { role: 'configuration', targetType: 'user', targetId: account.id } as const
    await writeSystemAudit(inside, { ...entry, action: 'staff.grant', changed: { role: [null, 'superadmin'] } })
    return findAccount(inside.db, account.id)
  })
  ensure(granted, 'unauthenticated')
  noteSecurityEvent(scope, 'admin-granted', account.id)
  return granted
}

interface VerifiedAccount {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** Creates an account with a verified address, for the demo and tools, unless its name or address is taken. */
export async function ensureVerifiedAccount(world: Pick<World, 'db' | 'now'>, person: VerifiedAccount): Promise<void> {
  const names = usernameColumns(person.username)
  const emailKey = emailKeyOf(person.email)
  const username = { key: names.usernameKey, skeleton: names.usernameSkeleton }
  const taken = await findTakenNames(world.db, { username, emailKey })
  if (taken.username || taken.email) return
  await insertAccount(world.db, {
    ...names,
    email: person.email,
    emailKey,
    ...(await passwordColumns(person.password)),
    emailVerifiedAt: world.now(),
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: world.now(),
  })
}

/** The id of the account with this e-mail address, or null. */
export async function findUserIdByEmail(scope: Pick<World, 'db'>, email: string): Promise<string | null> {
  return (await findAccountByEmail(scope.db, emailKeyOf(email)))?.id ?? null
}

/** The confirmed e-mail address of an account; null when there is none. */
export async function findVerifiedEmail(scope: Pick<World, 'db'>, userId: string): Promise<string | null> {
  const account = await findAccount(scope.db, userId)
  return account && account.emailVerifiedAt !== null ? account.email : null
}
