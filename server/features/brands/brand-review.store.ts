import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { brands } from './brands.tables.ts'

type Status = (typeof brands.$inferSelect)['status']

export interface ReviewedBrand {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly status: Status
  readonly language: Language
  readonly version: number
  readonly submittedAt: Date
  /** Since when claims about the environment wait for staff to look at them; null: none do. */
  readonly claimsChangedAt: Date | null
}

/** The brand, locked until the transaction ends. */
export async function lockBrand(db: Database, id: string): Promise<ReviewedBrand | null> {
  const { no, name, status, language, version, submittedAt, claimsChangedAt } = brands
  const [row] = await db
    .select({ id: brands.id, no, name, status, language, version, submittedAt, claimsChangedAt })
    .from(brands)
    .where(eq(brands.id, id))
    .for('update')
  return row ?? null
}

/** Writes the state after a decision, which was also about its claims. */
export async function updateReviewed(
  db: Database,
  id: string,
  { status, submittedAt }: { readonly status: Status; readonly submittedAt?: Date },
): Promise<void> {
  await db
    .update(brands)
    .set({ status, version: sql`${brands.version} + 1`, claimsChangedAt: null, ...(submittedAt && { submittedAt }) })
    .where(eq(brands.id, id))
}

interface Trust {
  readonly level: number
  readonly isFixed: boolean
}

/** Fixes the level, or unfixes it where the level is null; only over what was seen. Null: there is no such brand. */
export async function writeFixedTrust(
  db: Database,
  id: string,
  { level, seen }: { readonly level: number | null; readonly seen: Trust },
): Promise<'changed' | 'conflict' | null> {
  const [row] = await db
    .select({ level: brands.trustLevel, isFixed: brands.isTrustFixed })
    .from(brands)
    .where(sql`${brands.id} = ${id} and ${brands.erasedAt} is null`)
    .for('update')
  if (!row) return null
  if (row.level !== seen.level || row.isFixed !== seen.isFixed) return 'conflict'
  await db
    .update(brands)
    // Level 3 is none that a count gives: without a fixed level it begins at the lowest.
    .set({ trustLevel: level ?? (row.level === 3 ? 0 : row.level), isTrustFixed: level !== null })
    .where(eq(brands.id, id))
  return 'changed'
}

/** Level 3 and a fixed one are given by hand and never changed here. */
export async function updateTrust(db: Database, id: string, level: number): Promise<void> {
  await db
    .update(brands)
    .set({ trustLevel: level })
    .where(
      and(
        eq(brands.id, id),
        sql`${brands.trustLevel} < 3`,
        eq(brands.isTrustFixed, false),
        sql`${brands.trustLevel} <> ${level}`,
      ),
    )
}

interface Waiting {
  readonly place: number
}

/** Place of the brand among those that wait, from 1; null when it does not. */
export async function selectPlace(db: Database, id: string): Promise<number | null> {
  const [row] = await rowsOf<Waiting>(
    db,
    sql`select (select count(*)::int from brands o where o.status = 'pending_review' and o.delete_after is null
            and (o.submitted_at, o.no) <= (b.submitted_at, b.no)) as place
        from brands b where b.id = ${id} and b.status = 'pending_review'`,
  )
  return row?.place ?? null
}
