import { sql } from 'drizzle-orm'
import { isAllowed, isStaffAllowed, type MemberRole, STAFF_ROLES } from '#contract/rights.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Members of the brand who answer messages, by name. */
export async function selectMembers(db: Database, brandId: string): Promise<Colleague[]> {
  const rows = await rowsOf<Colleague & { role: MemberRole; isOwner: boolean }>(
    db,
    sql`select m.user_id as id, u.username as name, m.role, m.is_owner as "isOwner"
        from brand_members m join users u on u.id = m.user_id where m.brand_id = ${brandId} order by u.username_key`,
  )
  return rows.filter((member) => isAllowed(member, 'messages')).map(({ id, name }) => ({ id, name }))
}

/** Staff of the support, by name. */
export function selectSupport(db: Database): Promise<Colleague[]> {
  const roles = STAFF_ROLES.filter((role) => isStaffAllowed(role, 'support'))
  return rowsOf<Colleague>(
    db,
    sql`select s.user_id as id, u.username as name from staff s join users u on u.id = s.user_id
        where s.role = any(${sql.param(roles)}::text[]) order by u.username_key`,
  )
}

/** Of the user's mails. */
export async function languageOf(db: Database, userId: string): Promise<Language> {
  const [row] = await rowsOf<{ language: Language }>(db, sql`select language from users where id = ${userId}`)
  return row?.language ?? 'de'
}

/** Whether the user works for the brand. */
export async function isMember(db: Database, brandId: string, userId: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from brand_members where brand_id = ${brandId} and user_id = ${userId}`)
  return rows.length > 0
}

export interface PublicBrand {
  readonly id: string
  readonly name: string
  readonly logo: {
    readonly id: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
  } | null
}

/** A public brand; null where there is none. */
export async function findPublicBrand(db: Database, brandId: string): Promise<PublicBrand | null> {
  const [row] = await rowsOf<PublicBrand>(
    db,
    sql`select b.id, b.name,
          (select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder)
            from brand_pictures p where p.brand_no = b.no and p.kind = 'logo' and p.is_current limit 1) as logo
        from brands b where b.id = ${brandId} and b.is_public`,
  )
  return row ?? null
}
