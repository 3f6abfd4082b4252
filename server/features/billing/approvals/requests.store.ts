import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm'
import { FOUR_EYES } from '#contract/money-requests.limits.ts'
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

interface Names {
  readonly id: string
  readonly brandName: string
  readonly asker: string | null
  readonly decider: string | null
}

/** Undecided ones, the oldest first; or decided ones, the latest first. With the names of brand and people. */
export async function selectRequests(db: Database, of: 'open' | 'decided') {
  const rows = await db
    .select()
    .from(moneyRequests)
    .where(of === 'open' ? eq(moneyRequests.state, 'open') : ne(moneyRequests.state, 'open'))
    .orderBy(of === 'open' ? asc(moneyRequests.askedAt) : desc(moneyRequests.decidedAt))
    .limit(FOUR_EYES.shown)
  const names = await rowsOf<Names & Record<string, unknown>>(
    db,
    sql`select r.id, b.name as "brandName", a.username as asker, d.username as decider
        from money_requests r
          join brands b on b.id = r.brand_id
          left join users a on a.id = r.asked_by
          left join users d on d.id = r.decided_by
        where r.id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
  )
  const byId = new Map(names.map((each) => [each.id, each]))
  return rows.flatMap((row) => {
    const named = byId.get(row.id)
    return named ? [{ row, ...named }] : []
  })
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
