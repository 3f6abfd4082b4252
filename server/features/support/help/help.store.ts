import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { helpArticles } from '../support.tables.ts'

export type HelpRecord = typeof helpArticles.$inferSelect

export const selectArticles = (db: Database): Promise<HelpRecord[]> =>
  db.select().from(helpArticles).orderBy(asc(helpArticles.group), asc(helpArticles.place), asc(helpArticles.id))

export async function findArticle(db: Database, id: string): Promise<HelpRecord | null> {
  const [row] = await db.select().from(helpArticles).where(eq(helpArticles.id, id))
  return row ?? null
}

export const countArticles = (db: Database): Promise<number> => db.$count(helpArticles)

/** False: there is one by now. */
export async function insertArticle(db: Database, row: HelpRecord): Promise<boolean> {
  const rows = await db.insert(helpArticles).values(row).onConflictDoNothing().returning({ id: helpArticles.id })
  return rows.length > 0
}

/** False: it was changed or removed meanwhile. */
export async function updateArticle(db: Database, { id, ...row }: HelpRecord, version: number): Promise<boolean> {
  const rows = await db
    .update(helpArticles)
    .set(row)
    .where(and(eq(helpArticles.id, id), eq(helpArticles.version, version)))
    .returning({ id: helpArticles.id })
  return rows.length > 0
}

export async function deleteArticle(db: Database, id: string): Promise<HelpRecord | null> {
  const [row] = await db.delete(helpArticles).where(eq(helpArticles.id, id)).returning()
  return row ?? null
}
