import { and, eq, getTableColumns, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { accountKinds, emailBounces, users } from './accounts.tables.ts'

type AccountRow = typeof users.$inferSelect
type Kind = Pick<typeof accountKinds.$inferSelect, 'userType' | 'staffRole'>
export type Account = AccountRow &
  Kind & {
    /** The address accepts no mails (`email_bounces`). */
    readonly emailRefused: boolean
  }
export type NewAccount = typeof users.$inferInsert

export async function insertAccount(db: Database, account: NewAccount): Promise<Account> {
  const [row] = await db.insert(users).values(account).returning()
  if (!row) throw new Error('an inserted account was not returned')
  return { ...row, userType: 'consumer', staffRole: null, emailRefused: false }
}

const selectAccounts = (db: Database) =>
  db
    .select({
      ...getTableColumns(users),
      userType: accountKinds.userType,
      staffRole: accountKinds.staffRole,
      emailRefused: sql<boolean>`${emailBounces.emailKey} is not null`,
    })
    .from(users)
    .innerJoin(accountKinds, eq(accountKinds.userId, users.id))
    .leftJoin(emailBounces, eq(emailBounces.emailKey, users.emailKey))

async function findAccountWhere(db: Database, condition: SQL): Promise<Account | null> {
  const [row] = await selectAccounts(db).where(condition)
  return row ?? null
}

export const findAccount = (db: Database, id: string): Promise<Account | null> => findAccountWhere(db, eq(users.id, id))

export const findAccountByEmail = (db: Database, emailKey: string): Promise<Account | null> =>
  findAccountWhere(db, eq(users.emailKey, emailKey))

export const findAccountByUsername = (db: Database, usernameKey: string): Promise<Account | null> =>
  findAccountWhere(db, eq(users.usernameKey, usernameKey))

/** The account of a Google identity, or the one that holds its address; locked until the transaction ends. */
export async function findAccountForGoogle(db: Database, sub: string, emailKey: string): Promise<Account | null> {
  const rows = await selectAccounts(db)
    .where(or(eq(users.googleSub, sub), eq(users.emailKey, emailKey)))
    .for('update', { of: users })
  return rows.find((row) => row.googleSub === sub) ?? rows[0] ?? null
}

/** What must be unique; null for a name that stays as it is. */
export interface NameKeys {
  readonly username: { readonly key: string; readonly skeleton: string } | null
  readonly emailKey: string | null
}

const isSameName = ({ key, skeleton }: NonNullable<NameKeys['username']>) =>
  or(eq(users.usernameKey, key), eq(users.usernameSkeleton, skeleton))

/** Which of the names belong to other accounts than these; a username also when it only looks like that one's. */
export async function findTakenNames(
  db: Database,
  { username, emailKey }: NameKeys,
  exceptIds: readonly string[] = [],
): Promise<{ username: boolean; email: boolean }> {
  const sameName = username && isSameName(username)
  const sameEmail = emailKey === null ? null : eq(users.emailKey, emailKey)
  const isOther = exceptIds.length === 0 ? undefined : notInArray(users.id, [...exceptIds])
  const exists = async (isSame: SQL | null | undefined) =>
    isSame ? (await db.select({ id: users.id }).from(users).where(and(isSame, isOther)).limit(1)).length > 0 : false
  return { username: await exists(sameName), email: await exists(sameEmail) }
}

export async function updateAccount(db: Database, id: string, changes: Partial<NewAccount>): Promise<Account | null> {
  const rows = await db.update(users).set(changes).where(eq(users.id, id)).returning({ id: users.id })
  return rows.length > 0 ? findAccount(db, id) : null
}

/**
 * Whether a brand that goes on has no other owner; locks the brands of the user until the transaction ends, so that no
 * other owner leaves meanwhile.
 */
export async function ownsBrandAlone(db: Database, userId: string): Promise<boolean> {
  const owned = await rowsOf<{ isAlone: boolean }>(
    db,
    sql`select not exists (select 1 from brand_members o
            where o.brand_id = b.id and o.is_owner and o.user_id <> ${userId}) as "isAlone"
        from brands b join brand_members m on m.brand_id = b.id
        where m.user_id = ${userId} and m.is_owner and b.delete_after is null
        order by b.no for update of b`,
  )
  return owned.some(({ isAlone }) => isAlone)
}

/** Locks the account against changes and deletion until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Locks these accounts in the order of their ids until the transaction ends; returns those that still exist. */
export async function lockAccounts(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from users where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update`,
  )
  return rows.map((row) => row.id)
}

/**
 * Whether the account is still there with the password and the Google identity it had when it was read. No other
 * transaction changes that before this one ends.
 */
export async function areCredentialsUnchanged(
  db: Database,
  { id, passwordHash, googleSub }: Account,
): Promise<boolean> {
  const samePassword = sql`${users.passwordHash} is not distinct from ${passwordHash}`
  const sameIdentity = sql`${users.googleSub} is not distinct from ${googleSub}`
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), samePassword, sameIdentity))
    .for('share')
  return rows.length > 0
}

/** Replaces the hash of a password by a newer one of the same password; null when it was changed meanwhile. */
export async function renewPasswordHash(db: Database, account: Account, passwordHash: string): Promise<Account | null> {
  const isSame = sql`${users.passwordHash} is not distinct from ${account.passwordHash}`
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, account.id), isSame))
    .returning({ id: users.id })
  return rows.length > 0 ? { ...account, passwordHash } : null
}

/** False when there is no such account. Foreign keys delete what belongs to it. */
export async function deleteAccountRow(db: Database, id: string): Promise<boolean> {
  const rows = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return rows.length > 0
}

const waitsInBrowser = (registeredFrom: Buffer) =>
  and(isNull(users.emailVerifiedAt), eq(users.registeredFrom, registeredFrom))

/** Ids of the accounts with one of these names that a browser registered and that wait for their code. */
export async function listWaitingAccounts(
  db: Database,
  { username, emailKey }: { readonly username: NonNullable<NameKeys['username']>; readonly emailKey: string },
  registeredFrom: Buffer,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(waitsInBrowser(registeredFrom), or(isSameName(username), eq(users.emailKey, emailKey))))
  return rows.map(({ id }) => id)
}

/** Deletes those of these accounts that still wait for the code of this browser. */
export async function deleteWaitingAccounts(
  db: Database,
  ids: readonly string[],
  registeredFrom: Buffer,
): Promise<void> {
  await db.delete(users).where(and(inArray(users.id, [...ids]), waitsInBrowser(registeredFrom)))
}

/** Removes accounts that never confirmed their address since `before`. */
export async function deleteUnverifiedAccounts(db: Database, before: Date): Promise<number> {
  const rows = await db
    .delete(users)
    .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, before)))
    .returning({ id: users.id })
  return rows.length
}

/** Clears pending addresses whose code has expired. */
export async function clearStalePendingEmails(db: Database): Promise<void> {
  await db.execute(sql`
    update users set pending_email = null where pending_email is not null and not exists (
      select 1 from auth_codes c where c.user_id = users.id and c.purpose = 'change-email')`)
}
