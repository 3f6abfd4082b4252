import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import type { Member } from '#server/platform/scope/scope.ts'
import { brandMembers, brands } from './brands.tables.ts'

export interface WorkspaceRow extends Member {
  readonly name: string
  readonly handle: string
  readonly status: (typeof brands.$inferSelect)['status']
  readonly deleteAfter: Date | null
  readonly endsAt: Date | null
  readonly endedAt: Date | null
}

/** The brands that a user works for, the first joined first. */
export function selectMemberships(db: Database, userId: string): Promise<WorkspaceRow[]> {
  return db
    .select({
      brandId: brands.id,
      brandNo: brands.no,
      name: brands.name,
      handle: brands.slug,
      status: brands.status,
      deleteAfter: brands.deleteAfter,
      endsAt: brands.endsAt,
      endedAt: brands.endedAt,
      role: brandMembers.role,
      isOwner: brandMembers.isOwner,
    })
    .from(brandMembers)
    .innerJoin(brands, eq(brands.id, brandMembers.brandId))
    .where(eq(brandMembers.userId, userId))
    .orderBy(brandMembers.createdAt, brands.no)
}

/** Brands that go on and have no other owner. */
export async function selectOwnedAlone(db: Database, userId: string): Promise<string[]> {
  const hasOther = sql`exists (select 1 from brand_members o
    where o.brand_id = ${brands.id} and o.is_owner and o.user_id <> ${userId})`
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .innerJoin(brandMembers, eq(brandMembers.brandId, brands.id))
    .where(
      and(
        eq(brandMembers.userId, userId),
        eq(brandMembers.isOwner, true),
        isNull(brands.deleteAfter),
        sql`not ${hasOther}`,
      ),
    )
  return rows.map(({ id }) => id)
}

export async function isOpenBrand(db: Database, brandId: string): Promise<boolean> {
  const isOpen = and(isNull(brands.deleteAfter), notInArray(brands.status, ['suspended', 'rejected']))
  const rows = await db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.id, brandId), isOpen))
  return rows.length > 0
}
