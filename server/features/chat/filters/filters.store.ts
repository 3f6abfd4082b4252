import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { messageFilters } from '../chat.tables.ts'

export type FilterRecord = typeof messageFilters.$inferSelect
export type FilterForm = Pick<FilterRecord, 'kind' | 'pattern' | 'action' | 'note' | 'isOn'>

export const selectFilters = (db: Database): Promise<FilterRecord[]> =>
  db.select().from(messageFilters).orderBy(asc(messageFilters.pattern), asc(messageFilters.id))

export const countFilters = (db: Database): Promise<number> => db.$count(messageFilters)

export async function findFilter(db: Database, id: string): Promise<FilterRecord | null> {
  const [row] = await db.select().from(messageFilters).where(eq(messageFilters.id, id))
  return row ?? null
}

export async function insertFilter(db: Database, form: FilterForm, at: Date): Promise<FilterRecord> {
  const [row] = await db
    .insert(messageFilters)
    .values({ ...form, updatedAt: at })
    .returning()
  if (!row) throw new Error('a filter was not inserted')
  return row
}

/** Null: it was changed or removed meanwhile. */
export async function updateFilter(
  db: Database,
  { id, version }: Pick<FilterRecord, 'id' | 'version'>,
  form: FilterForm & { readonly updatedAt: Date },
): Promise<FilterRecord | null> {
  const [row] = await db
    .update(messageFilters)
    .set({ ...form, version: version + 1 })
    .where(and(eq(messageFilters.id, id), eq(messageFilters.version, version)))
    .returning()
  return row ?? null
}

export async function deleteFilter(db: Database, id: string): Promise<FilterRecord | null> {
  const [row] = await db.delete(messageFilters).where(eq(messageFilters.id, id)).returning()
  return row ?? null
}
