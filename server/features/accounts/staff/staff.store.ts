import { and, eq, inArray, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/rights.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { secondFactors, staff, users } from '../accounts.tables.ts'

/** Gives the account a role of staff, or another one. */
export async function upsertStaff(
  db: Database,
  userId: string,
  { role, isDemo = false }: { readonly role: StaffRole; readonly isDemo?: boolean },
): Promise<void> {
  const row = { role, isDemo }
  await db
    .insert(staff)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: staff.userId, set: row })
}

/** The role that it had, or null. */
export async function deleteStaff(db: Database, userId: string): Promise<StaffRole | null> {
  const [row] = await db.delete(staff).where(eq(staff.userId, userId)).returning({ role: staff.role })
  return row?.role ?? null
}

/** Whether it is the demo's admin, who needs no second factor. */
export async function isDemoStaff(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: staff.userId })
    .from(staff)
    .where(and(eq(staff.userId, userId), eq(staff.isDemo, true)))
  return rows.length > 0
}

/** Names of the accounts that are staff of the demo. */
export function selectDemoStaff(db: Database): Promise<{ username: string; email: string }[]> {
  return db
    .select({ username: users.username, email: users.email })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(staff.isDemo, true))
}

export interface StaffRow {
  readonly username: string
  readonly email: string
  readonly role: StaffRole
  readonly isDemo: boolean
  readonly hasFactor: boolean
}

/** All staff, by address. */
export const selectStaff = (db: Database): Promise<StaffRow[]> =>
  rowsOf(
    db,
    sql`select u.username, u.email, s.role, s.is_demo as "isDemo", f.confirmed_at is not null as "hasFactor"
        from staff s join users u on u.id = s.user_id left join second_factors f on f.user_id = s.user_id
        order by u.email`,
  )

export interface TeamRow extends StaffRow {
  readonly id: string
  /** Of its mails. */
  readonly language: Language
  readonly since: string
  readonly lastSeenAt: string | null
}

/** All staff by name, with the last use of their sessions. */
export const selectTeam = (db: Database): Promise<TeamRow[]> =>
  rowsOf(
    db,
    sql`select u.id, u.username, u.email, u.language, s.role, s.is_demo as "isDemo",
          f.confirmed_at is not null as "hasFactor", ${momentText(sql`s.created_at`)} as since,
          ${momentText(sql`(select max(last_seen_at) from sessions where user_id = u.id)`)} as "lastSeenAt"
        from staff s join users u on u.id = s.user_id left join second_factors f on f.user_id = s.user_id
        order by u.username_key`,
  )

export type SecondFactor = typeof secondFactors.$inferSelect

export async function findFactor(db: Database, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockFactor(db: Database, userId: string): Promise<SecondFactor | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  return row ?? null
}

/** Begins an enrolment anew; false where a confirmed factor exists, which stays. */
export async function beginFactor(db: Database, userId: string, secret: Buffer): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`insert into second_factors as f (user_id, secret) values (${userId}, ${secret})
        on conflict (user_id) do update set secret = excluded.secret where f.confirmed_at is null
        returning user_id`,
  )
  return rows.length > 0
}

export async function updateFactor(
  db: Database,
  userId: string,
  changes: Partial<typeof secondFactors.$inferInsert>,
): Promise<void> {
  await db.update(secondFactors).set(changes).where(eq(secondFactors.userId, userId))
}

export async function deleteFactor(db: Database, userId: string): Promise<boolean> {
  const rows = await db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning()
  return rows.length > 0
}

/** Staff with one of these roles, by name. */
export const selectStaffWith = (
  db: Database,
  roles: readonly StaffRole[],
): Promise<{ id: string; username: string }[]> =>
  db
    .select({ id: users.id, username: users.username })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(inArray(staff.role, [...roles]))
    .orderBy(users.usernameKey)
