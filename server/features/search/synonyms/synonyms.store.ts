import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { synonymGroups } from '../search.tables.ts'

export type GroupRecord = typeof synonymGroups.$inferSelect

export const selectGroups = (db: Database): Promise<GroupRecord[]> =>
  db
    .select()
    .from(synonymGroups)
    .orderBy(asc(sql`lower(${synonymGroups.words}[1])`), asc(synonymGroups.id))

export async function countGroups(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(synonymGroups)
  return row?.n ?? 0
}

export async function insertGroup(db: Database, words: readonly string[], at: Date): Promise<GroupRecord> {
  const [row] = await db
    .insert(synonymGroups)
    .values({ words: [...words], updatedAt: at })
    .returning()
  if (!row) throw new Error('an inserted group was not returned')
  return row
}

interface Seen {
  readonly id: string
  readonly version: number
}

/** Null: another change came first, or it is gone. */
export async function updateGroup(
  db: Database,
  { id, version }: Seen,
  words: readonly string[],
  at: Date,
): Promise<GroupRecord | null> {
  const [row] = await db
    .update(synonymGroups)
    .set({ words: [...words], version: version + 1, updatedAt: at })
    .where(and(eq(synonymGroups.id, id), eq(synonymGroups.version, version)))
    .returning()
  return row ?? null
}

export async function deleteGroup(db: Database, { id, version }: Seen): Promise<boolean> {
  const rows = await db
    .delete(synonymGroups)
    .where(and(eq(synonymGroups.id, id), eq(synonymGroups.version, version)))
    .returning({ id: synonymGroups.id })
  return rows.length > 0
}

export interface NamedProduct {
  readonly id: string
  readonly name: string
  readonly brand: string
}

/** Products by their numbers, in this order. */
export const selectNames = (db: Database, nos: readonly number[]): Promise<NamedProduct[]> =>
  rowsOf(
    db,
    sql`select p.id, p.name, b.name as brand from unnest(${sql.param([...nos])}::int[]) with ordinality w(no, at)
        join products p on p.no = w.no join brands b on b.id = p.brand_id order by w.at`,
  )
