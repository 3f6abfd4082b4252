import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { ProofMethod } from '#contract/registration.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { brandDomains } from '../brand-registration.tables.ts'

export type DomainRow = typeof brandDomains.$inferSelect

const isClaim = (brandId: string, domain: string) =>
  and(eq(brandDomains.brandId, brandId), eq(brandDomains.domain, domain))

export function selectDomains(db: Database, brandId: string): Promise<DomainRow[]> {
  return db.select().from(brandDomains).where(eq(brandDomains.brandId, brandId)).orderBy(brandDomains.createdAt)
}

export async function selectDomain(db: Database, brandId: string, domain: string): Promise<DomainRow | null> {
  const [row] = await db.select().from(brandDomains).where(isClaim(brandId, domain))
  return row ?? null
}

/** Inserts a claim; an earlier one with its token stays. */
export async function insertClaim(db: Database, claim: typeof brandDomains.$inferInsert): Promise<void> {
  await db.insert(brandDomains).values(claim).onConflictDoNothing()
}

/** False when the brand did not claim the domain. */
export async function deleteClaim(db: Database, brandId: string, domain: string): Promise<boolean> {
  const rows = await db.delete(brandDomains).where(isClaim(brandId, domain)).returning({ domain: brandDomains.domain })
  return rows.length > 0
}

export async function markChecked(db: Database, brandId: string, domain: string, at: Date): Promise<void> {
  await db.update(brandDomains).set({ checkedAt: at }).where(isClaim(brandId, domain))
}

/** Whether another brand has proven the domain. */
export async function isProvenByOther(db: Database, brandId: string, domain: string): Promise<boolean> {
  const rows = await rowsOf<{ one: number }>(
    db,
    sql`select 1 as one from brand_domains where domain = ${domain} and proven_at is not null and brand_id <> ${brandId}`,
  )
  return rows.length > 0
}

interface Proof {
  readonly method: ProofMethod | null
  readonly at: Date
}

/** Marks the domain as proven, or as disputed where another brand has proven it: one domain proves one brand. */
export async function storeProof(db: Database, brandId: string, domain: string, { method, at }: Proof): Promise<void> {
  const moment = at.toISOString()
  await db.execute(
    sql`update brand_domains d set method = ${method}, checked_at = ${moment}, mail_code_hmac = null,
          proven_at = case when other.has_it then null else coalesce(d.proven_at, ${moment}) end,
          disputed_at = case when other.has_it then coalesce(d.disputed_at, ${moment}) end
        from (select exists (select 1 from brand_domains where domain = ${domain} and brand_id <> ${brandId}
          and proven_at is not null) as has_it) as other
        where d.brand_id = ${brandId} and d.domain = ${domain}`,
  )
}

/** A brand counts as verified exactly while it has a proven domain. */
export async function refreshVerified(db: Database, brandId: string, at: Date): Promise<void> {
  await db.execute(
    sql`update brands set verified_at = case when exists (
          select 1 from brand_domains where brand_id = ${brandId} and proven_at is not null
        ) then coalesce(verified_at, ${at.toISOString()}) end where id = ${brandId}`,
  )
}

/** Adds what a reviewer should look at: another brand has proven a domain that this one claims. */
export async function hintTakenDomain(db: Database, brandId: string): Promise<void> {
  await db.execute(
    sql`update brands set review_hints = array_append(review_hints, 'domain-taken')
        where id = ${brandId} and not review_hints @> array['domain-taken']`,
  )
}

interface MailedCode {
  readonly mailCodeHmac: Buffer
  readonly mailCodeExpiresAt: Date
  readonly mailGuessesLeft: number
}

/** Stores the mailed code in place of the one before. */
export async function storeMailCode(db: Database, brandId: string, domain: string, code: MailedCode): Promise<void> {
  await db.update(brandDomains).set(code).where(isClaim(brandId, domain))
}

/** Counts one guess, before comparing, and returns what to compare with; null when no guess is left or no code is valid. */
export async function countMailGuess(
  db: Database,
  brandId: string,
  domain: string,
  now: Date,
): Promise<{ readonly hmac: Buffer; readonly guessesLeft: number } | null> {
  const [row] = await db
    .update(brandDomains)
    .set({ mailGuessesLeft: sql`${brandDomains.mailGuessesLeft} - 1` })
    .where(
      and(
        isClaim(brandId, domain),
        gt(brandDomains.mailGuessesLeft, 0),
        gt(brandDomains.mailCodeExpiresAt, now),
        isNotNull(brandDomains.mailCodeHmac),
      ),
    )
    .returning({ hmac: brandDomains.mailCodeHmac, guessesLeft: brandDomains.mailGuessesLeft })
  return row?.hmac ? { hmac: row.hmac, guessesLeft: row.guessesLeft } : null
}
