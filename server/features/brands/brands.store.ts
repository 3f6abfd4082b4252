import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { brandImprints, brands } from './brands.tables.ts'

export interface NewBrand {
  readonly slug: string
  readonly name: string
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly city: string
  readonly website: string | null
  /** When the identity of the brand was verified. */
  readonly verifiedAt?: Date
  /** Now when absent. */
  readonly createdAt?: Date
}

/** Inserts the brand, or returns the id of the one with this slug. */
export async function insertOrFindBrand(db: Database, brand: NewBrand): Promise<string> {
  await db
    .insert(brands)
    .values({ ...brand, status: 'approved' })
    .onConflictDoNothing({ target: brands.slug })
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.slug, brand.slug))
  if (!row) throw new Error(`brand ${brand.slug} vanished while it was made`)
  return row.id
}

export function selectBrandIds(db: Database, slugs: readonly string[]): Promise<{ id: string; slug: string }[]> {
  return db
    .select({ id: brands.id, slug: brands.slug })
    .from(brands)
    .where(inArray(brands.slug, [...slugs]))
}

/** The brands with these slugs that have no imprint. */
export function selectWithoutImprint(db: Database, slugs: readonly string[]): Promise<{ id: string; slug: string }[]> {
  return db
    .select({ id: brands.id, slug: brands.slug })
    .from(brands)
    .leftJoin(brandImprints, eq(brandImprints.brandNo, brands.no))
    .where(and(inArray(brands.slug, [...slugs]), isNull(brandImprints.brandNo)))
}

/** Stores when the identity of a brand was verified, unless it was verified before. */
export async function markVerified(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(brands)
    .set({ verifiedAt: at })
    .where(and(eq(brands.id, id), isNull(brands.verifiedAt)))
}

/** Inserts the owner of a brand that has no team. */
export async function insertOwner(db: Database, slug: string, userId: string): Promise<void> {
  await db.execute(sql`insert into brand_members (brand_id, user_id, role, is_owner)
    select b.id, ${userId}, 'admin', true from brands b
    where b.slug = ${slug} and not exists (select 1 from brand_members m where m.brand_id = b.id)
    on conflict do nothing`)
}
