import { sql } from 'drizzle-orm'
import type { MemberRole } from '#contract/rights.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface TeamRow {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly role: MemberRole
  readonly isOwner: boolean
  /** ISO 8601. */
  readonly joinedAt: string
}

/** The members of a brand, the first joined first. */
export const selectTeam = (db: Database, brandId: string): Promise<TeamRow[]> =>
  rowsOf(
    db,
    sql`select m.user_id as "userId", u.username, u.email, m.role, m.is_owner as "isOwner",
          to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"
        from brand_members m join users u on u.id = m.user_id
        where m.brand_id = ${brandId} order by m.created_at, m.user_id`,
  )
