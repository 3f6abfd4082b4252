import { and, eq, sql } from 'drizzle-orm'
import type { MemberRole } from '#contract/rights.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { brandInvites } from '../brand-registration.tables.ts'

export interface InviteRow {
  readonly id: string
  readonly brandId: string
  readonly brand: string
  readonly email: string
  readonly emailKey: string
  readonly role: MemberRole
  /** ISO 8601. */
  readonly expiresAt: string
  /** Null: the account was deleted. */
  readonly inviter: string | null
}

const INVITE = sql`select i.id, i.brand_id as "brandId", b.name as brand, i.email, i.email_key as "emailKey", i.role,
    to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt", u.username as inviter
  from brand_invites i join brands b on b.id = i.brand_id left join users u on u.id = i.invited_by`

/** The invitations of a brand, the newest first. */
export const selectInvites = (db: Database, brandId: string): Promise<InviteRow[]> =>
  rowsOf(db, sql`${INVITE} where i.brand_id = ${brandId} order by i.created_at desc, i.id`)

export async function findInvite(db: Database, id: string): Promise<InviteRow | null> {
  const [row] = await rowsOf<InviteRow>(db, sql`${INVITE} where i.id = ${id}`)
  return row ?? null
}

/** The invitation of a link that is still valid. */
export async function findInviteByToken(db: Database, tokenHash: Buffer, now: Date): Promise<InviteRow | null> {
  const [row] = await rowsOf<InviteRow>(
    db,
    sql`${INVITE} where i.token_hash = ${tokenHash} and i.expires_at > ${timestamptz(now)}
        and b.delete_after is null`,
  )
  return row ?? null
}

/** Whether a team waits for a person of this address. */
export async function hasInvite(db: Database, emailKey: string, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from brand_invites i join brands b on b.id = i.brand_id
        where i.email_key = ${emailKey} and i.expires_at > ${timestamptz(now)} and b.delete_after is null limit 1`,
  )
  return rows.length > 0
}

/** One invitation for each address: a newer one takes its place, and ends its link. */
export async function replaceInvite(db: Database, invite: typeof brandInvites.$inferInsert): Promise<void> {
  const { brandId, emailKey } = invite
  await db.delete(brandInvites).where(and(eq(brandInvites.brandId, brandId), eq(brandInvites.emailKey, emailKey)))
  await db.insert(brandInvites).values(invite)
}

/** Returns its address, or null where the brand has no such invitation. */
export async function deleteInvite(db: Database, brandId: string, id: string): Promise<string | null> {
  const [row] = await db
    .delete(brandInvites)
    .where(and(eq(brandInvites.brandId, brandId), eq(brandInvites.id, id)))
    .returning({ email: brandInvites.email })
  return row?.email ?? null
}
