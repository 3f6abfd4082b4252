import { eq, sql } from 'drizzle-orm'
import type { ProofMethod } from '#contract/registration.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { BrandStatus } from '#contract/workspace.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { brandDomains } from '../brand-registration.tables.ts'

/** A brand that has proven a domain; times in ISO 8601. */
export interface DisputedClaim {
  readonly id: string
  readonly domain: string
  readonly brandId: string
  readonly brand: string
  readonly language: Language
  readonly status: BrandStatus
  readonly company: string | null
  readonly website: string | null
  readonly method: ProofMethod | null
  readonly claimedAt: string
  readonly provenAt: string | null
  readonly disputedAt: string | null
  readonly products: number
}

const claimsOf = (
  claimId: string,
) => sql`select d.id, d.domain, b.id as "brandId", b.name as brand, b.language, b.status, i.company, b.website, d.method,
          ${momentText(sql`d.created_at`)} as "claimedAt", ${momentText(sql`d.proven_at`)} as "provenAt",
          ${momentText(sql`d.disputed_at`)} as "disputedAt",
          (select count(*)::int from products p where p.brand_id = b.id and p.status = 'active'
            and substring(p.link from '^https?://([^/:?#]+)') ~ ('(^|[.])' || replace(d.domain, '.', '[.]') || '$')) as products
        from brand_domains d join brands b on b.id = d.brand_id
          left join brand_imprints i on i.brand_no = b.no
        where d.domain = (select domain from brand_domains where id = ${claimId})
          and (d.proven_at is not null or d.disputed_at is not null) and b.delete_after is null
        order by d.proven_at nulls last, d.disputed_at, d.id`

/** All proven claims of the domain of this claim. */
export const selectClaimsOf = (db: Database, claimId: string): Promise<DisputedClaim[]> => rowsOf(db, claimsOf(claimId))

/** The same, locked until the caller's transaction ends. */
export const lockClaimsOf = (db: Database, claimId: string): Promise<DisputedClaim[]> =>
  rowsOf(db, sql`${claimsOf(claimId)} for update of d`)

/** The proof counts no more; the claim stays. */
export async function takeDomain(db: Database, claimId: string): Promise<void> {
  await db
    .update(brandDomains)
    .set({ provenAt: null, disputedAt: null, method: null })
    .where(eq(brandDomains.id, claimId))
}

/** The domain belongs to this brand, and its reviewer need no longer look at it. */
export async function giveDomain(
  db: Database,
  { id, brandId }: Pick<DisputedClaim, 'id' | 'brandId'>,
  at: Date,
): Promise<void> {
  await db.execute(
    sql`update brand_domains set proven_at = coalesce(proven_at, ${timestamptz(at)}), disputed_at = null where id = ${id}`,
  )
  await db.execute(
    sql`update brands set review_hints = array_remove(review_hints, 'domain-taken') where id = ${brandId}
        and not exists (select 1 from brand_domains where brand_id = ${brandId} and disputed_at is not null)`,
  )
}
