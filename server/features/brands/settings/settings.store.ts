import { asc, eq, sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { brandSocials } from '../brand-registration.tables.ts'
import { brands } from '../brands.tables.ts'

export type BrandRow = typeof brands.$inferSelect
type BrandChanges = Partial<typeof brands.$inferInsert>

export async function selectBrand(db: Database, brandId: string): Promise<BrandRow> {
  const [row] = await db.select().from(brands).where(eq(brands.id, brandId))
  if (!row) throw new Error('a member has a brand')
  return row
}

export async function selectBrandByNo(db: Database, no: number): Promise<BrandRow | null> {
  const [row] = await db.select().from(brands).where(eq(brands.no, no))
  return row ?? null
}

/** Changes the brand if it still has this version, which counts up. Returns whether it had. */
export async function updateBrand(
  db: Database,
  { brandId, version }: { readonly brandId: string; readonly version: number },
  changes: BrandChanges,
): Promise<boolean> {
  const rows = await db
    .update(brands)
    .set({ ...changes, version: sql`${brands.version} + 1` })
    .where(sql`${brands.id} = ${brandId} and ${brands.version} = ${version}`)
    .returning({ id: brands.id })
  return rows.length > 0
}

type Social = Settings['socials'][number]

/** In the order of the shop. */
export async function selectSocials(db: Database, brandId: string): Promise<Social[]> {
  const rows = await db
    .select({ network: brandSocials.network, url: brandSocials.url, isShown: brandSocials.isShown })
    .from(brandSocials)
    .where(eq(brandSocials.brandId, brandId))
    .orderBy(asc(brandSocials.position))
  return rows as Social[]
}

export async function replaceSocials(db: Database, brandId: string, socials: readonly Social[]): Promise<void> {
  await db.delete(brandSocials).where(eq(brandSocials.brandId, brandId))
  if (socials.length > 0)
    await db.insert(brandSocials).values(socials.map((social, position) => ({ ...social, brandId, position })))
}

/** All that a brand has entered, its team, and what was decided about it. */
export async function selectCopy(db: Database, brandId: string): Promise<Record<string, unknown>> {
  const [row] = await rowsOf<{ copy: Record<string, unknown> }>(
    db,
    sql`select jsonb_build_object(
          'brand', to_jsonb(b) - array['no', 'name_key', 'trust_level', 'is_trust_fixed', 'is_public', 'erased_at'],
          'company', (select to_jsonb(i) - 'brand_no' from brand_imprints i where i.brand_no = b.no),
          'socials', (select coalesce(jsonb_agg(to_jsonb(s) - 'brand_id' order by s.position), '[]')
            from brand_socials s where s.brand_id = b.id),
          'domains', (select coalesce(jsonb_agg(jsonb_build_object('domain', d.domain, 'provenAt', d.proven_at)
            order by d.domain), '[]') from brand_domains d where d.brand_id = b.id),
          'design', (select jsonb_build_object('draft', t.draft, 'published', (select v.theme
            from brand_theme_versions v where v.brand_id = b.id and v.no = t.published_no))
            from brand_themes t where t.brand_id = b.id),
          'team', (select coalesce(jsonb_agg(jsonb_build_object('username', u.username, 'email', u.email, 'role', m.role,
            'isOwner', m.is_owner, 'since', m.created_at) order by m.created_at, u.username), '[]')
            from brand_members m join users u on u.id = m.user_id where m.brand_id = b.id),
          'decisions', (select coalesce(jsonb_agg(jsonb_build_object('reference', d.reference, 'about', d.target_type,
            'id', d.target_id, 'decision', d.decision, 'ground', d.ground, 'facts', d.facts,
            'isAutomated', d.is_automated, 'at', d.decided_at) order by d.decided_at, d.reference), '[]')
            from moderation_decisions d where d.brand_id = b.id),
          'products', (select coalesce(jsonb_agg((to_jsonb(p) - array['no', 'brand_id']) || jsonb_build_object(
              'variants', (select coalesce(jsonb_agg(to_jsonb(v) - 'product_id' order by v.position), '[]')
                from product_variants v where v.product_id = p.id),
              'images', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'width', m.width, 'height', m.height,
                'altDe', m.alt_de, 'altEn', m.alt_en) order by m.position), '[]')
                from product_images m where m.product_id = p.id),
              'prices', (select coalesce(jsonb_agg(jsonb_build_object('from', h.valid_from, 'to', h.valid_to,
                'grossCents', h.price_gross_cents) order by h.valid_from), '[]')
                from price_history h where h.product_id = p.id)) order by p.no), '[]')
            from products p where p.brand_id = b.id)) as copy
        from brands b where b.id = ${brandId}`,
  )
  return row?.copy ?? {}
}

interface ClosureMove {
  readonly brandId: string
  readonly name: string
}

/** Ends holidays that are over; returns the brands. */
export const endClosures = (db: Database, now: Date): Promise<ClosureMove[]> =>
  rowsOf(
    db,
    sql`update brands set closed_from = null, closed_to = null, version = version + 1
        where closed_to <= ${timestamptz(now)} returning id as "brandId", name`,
  )
