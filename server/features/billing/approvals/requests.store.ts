import { and, asc, desc, eq, getTableColumns, lte, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { FOUR_EYES } from '#contract/money-requests.limits.ts'
import { users } from '#server/features/accounts/accounts.tables.ts'
import { brands } from '#server/features/brands/brands.tables.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { moneyRequests } from '../money-requests.tables.ts'

export type RequestRow = typeof moneyRequests.$inferSelect

export async function insertRequest(db: Database, row: typeof moneyRequests.$inferInsert): Promise<RequestRow> {
  const [stored] = await db.insert(moneyRequests).values(row).returning()
  if (!stored) throw new Error('a stored request was not returned')
  return stored
}

export async function findRequestByKey(db: Database, requestKey: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(moneyRequests).where(eq(moneyRequests.requestKey, requestKey))
  return row ?? null
}

/** The undecided request to accept this return. */
export async function findOpenReturn(db: Database, subjectId: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(moneyRequests)
    .where(
      and(eq(moneyRequests.subjectId, subjectId), eq(moneyRequests.kind, 'return'), eq(moneyRequests.state, 'open')),
    )
  return row ?? null
}

export async function findRequest(db: Database, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(moneyRequests).where(eq(moneyRequests.id, id))
  return row ?? null
}

/** The same, locked until the transaction ends: of a confirmation, a withdrawal and the job, one decides. */
export async function lockRequest(db: Database, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(moneyRequests).where(eq(moneyRequests.id, id)).for('update')
  return row ?? null
}

export async function updateRequest(
  db: Database,
  id: string,
  changes: Partial<typeof moneyRequests.$inferInsert>,
): Promise<void> {
  await db.update(moneyRequests).set(changes).where(eq(moneyRequests.id, id))
}

/** Ids of those whose day has passed. */
export async function selectDue(db: Database, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: moneyRequests.id })
    .from(moneyRequests)
    .where(and(eq(moneyRequests.state, 'open'), lte(moneyRequests.takesEffectAt, at)))
    .orderBy(moneyRequests.takesEffectAt)
    .limit(FOUR_EYES.shown)
  return rows.map(({ id }) => id)
}

const askers = alias(users, 'askers')
const deciders = alias(users, 'deciders')

export async function selectRequests(db: Database, of: 'open' | 'decided') {
  return db
    .select({
      row: getTableColumns(moneyRequests),
      brandName: brands.name,
      asker: askers.username,
      decider: deciders.username,
    })
    .from(moneyRequests)
    .innerJoin(brands, eq(brands.id, moneyRequests.brandId))
    .leftJoin(askers, eq(askers.id, moneyRequests.askedBy))
    .leftJoin(deciders, eq(deciders.id, moneyRequests.decidedBy))
    .where(of === 'open' ? eq(moneyRequests.state, 'open') : ne(moneyRequests.state, 'open'))
    .orderBy(of === 'open' ? asc(moneyRequests.askedAt) : desc(moneyRequests.decidedAt))
    .limit(FOUR_EYES.shown)
}

/** Gross, what staff refunded a brand since a moment; VAT that goes back by law does not count. */
export async function sumRefunded(db: Database, brandId: string, since: Date): Promise<number> {
  const [row] = await rowsOf<{ cents: number }>(
    db,
    sql`select coalesce(sum(r.cents), 0)::int as cents
        from purchase_refunds r join purchases p on p.id = r.purchase_id
        where p.brand_id = ${brandId} and r.created_at > ${timestamptz(since)} and not r.is_vat
          and r.request_key is not null and r.state <> 'failed'`,
  )
  return row?.cents ?? 0
}
