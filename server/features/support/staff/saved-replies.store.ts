import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/data/database.ts'
import { savedReplies } from '../support.tables.ts'

export type SavedReplyRecord = typeof savedReplies.$inferSelect

interface Form {
  readonly shortcut: string
  readonly text: string
  readonly at: Date
}

export const selectSavedReplies = (db: Database): Promise<SavedReplyRecord[]> =>
  db.select().from(savedReplies).orderBy(asc(savedReplies.shortcut))

export const countSavedReplies = (db: Database): Promise<number> => db.$count(savedReplies)

/** Null: the shortcut exists. */
export async function insertSavedReply(db: Database, { shortcut, text, at }: Form): Promise<SavedReplyRecord | null> {
  const [row] = await db
    .insert(savedReplies)
    .values({ shortcut, text, updatedAt: at })
    .onConflictDoNothing({ target: savedReplies.shortcut })
    .returning()
  return row ?? null
}

export async function findSavedReply(db: Database, id: string): Promise<SavedReplyRecord | null> {
  const [row] = await db.select().from(savedReplies).where(eq(savedReplies.id, id))
  return row ?? null
}

/** Null: it was changed meanwhile. */
export async function updateSavedReply(
  db: Database,
  { id, version, shortcut, text, at }: Form & { readonly id: string; readonly version: number },
): Promise<SavedReplyRecord | null> {
  const [row] = await db
    .update(savedReplies)
    .set({ shortcut, text, updatedAt: at, version: version + 1 })
    .where(and(eq(savedReplies.id, id), eq(savedReplies.version, version)))
    .returning()
  return row ?? null
}

export async function deleteSavedReply(db: Database, id: string): Promise<boolean> {
  const rows = await db.delete(savedReplies).where(eq(savedReplies.id, id)).returning({ id: savedReplies.id })
  return rows.length > 0
}
