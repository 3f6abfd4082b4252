import { and, eq, sql } from 'drizzle-orm'
import type { MemberRole } from '#contract/rights.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { brandMembers } from '../brands.tables.ts'

export interface TeamRow {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly role: MemberRole
  readonly isOwner: boolean
  /** ISO 8601. */
  readonly joinedAt: string
  readonly version: number
}

/** The members of a brand, the first joined first. */
export const selectTeam = (db: Database, brandId: string): Promise<TeamRow[]> =>
  rowsOf(
    db,
    sql`select m.user_id as "userId", u.username, u.email, m.role, m.is_owner as "isOwner", m.version,
          to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"
        from brand_members m join users u on u.id = m.user_id
        where m.brand_id = ${brandId} order by m.created_at, m.user_id`,
  )

/** Whether this is the verified address of a member. */
export async function isVerifiedAddress(db: Database, brandId: string, emailKey: string): Promise<boolean> {
  const [row] = await rowsOf<{ isKnown: boolean }>(
    db,
    sql`select exists (
          select from brand_members m join users u on u.id = m.user_id
          where m.brand_id = ${brandId} and u.email_key = ${emailKey} and u.email_verified_at is not null) as "isKnown"`,
  )
  return row?.isKnown ?? false
}

/** Lets changes of one team wait for each other; returns the brand's name. */
export async function lockBrand(db: Database, brandId: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db, sql`select name from brands where id = ${brandId} for update`)
  if (!row) throw new Error('a member has a brand')
  return row.name
}

const ofMember = (brandId: string, userId: string) =>
  and(eq(brandMembers.brandId, brandId), eq(brandMembers.userId, userId))

export async function insertMember(
  db: Database,
  member: { readonly brandId: string; readonly userId: string; readonly role: MemberRole; readonly createdAt: Date },
): Promise<void> {
  await db.insert(brandMembers).values(member).onConflictDoNothing()
}

export async function updateMember(
  db: Database,
  { brandId, userId }: { readonly brandId: string; readonly userId: string },
  changes: { readonly role?: MemberRole; readonly isOwner?: boolean },
): Promise<void> {
  await db
    .update(brandMembers)
    .set({ ...changes, version: sql`${brandMembers.version} + 1` })
    .where(ofMember(brandId, userId))
}

export async function deleteMember(db: Database, brandId: string, userId: string): Promise<void> {
  await db.delete(brandMembers).where(ofMember(brandId, userId))
}
