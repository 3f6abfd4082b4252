import { and, asc, eq } from 'drizzle-orm'
import type { MailKind } from '#contract/mail-texts.limits.ts'
import type { MailWords } from '#contract/mail-texts.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { Database } from '#server/platform/data/database.ts'
import { mailTexts } from '../site.tables.ts'

export type MailTextRecord = typeof mailTexts.$inferSelect

export interface MailKey {
  readonly kind: MailKind
  readonly language: Language
}

export const selectMailTexts = (db: Database): Promise<MailTextRecord[]> =>
  db.select().from(mailTexts).orderBy(asc(mailTexts.kind), asc(mailTexts.language))

const isOf = ({ kind, language }: MailKey) => and(eq(mailTexts.kind, kind), eq(mailTexts.language, language))

export async function findMailText(db: Database, key: MailKey): Promise<MailTextRecord | null> {
  const [row] = await db.select().from(mailTexts).where(isOf(key))
  return row ?? null
}

interface Writing {
  readonly words: MailWords
  /** The version that the caller saw; 0: none. */
  readonly seen: number
  readonly at: Date
}

/** False: another change came first. */
export async function storeMailText(db: Database, key: MailKey, { words, seen, at }: Writing): Promise<boolean> {
  const row = { ...words, version: seen + 1, updatedAt: at }
  const stored =
    seen === 0
      ? await db
          .insert(mailTexts)
          .values({ ...key, ...row })
          .onConflictDoNothing()
          .returning({ version: mailTexts.version })
      : await db
          .update(mailTexts)
          .set(row)
          .where(and(isOf(key), eq(mailTexts.version, seen)))
          .returning({ version: mailTexts.version })
  return stored.length > 0
}

export async function deleteMailText(db: Database, key: MailKey, seen: number): Promise<boolean> {
  const gone = await db
    .delete(mailTexts)
    .where(and(isOf(key), eq(mailTexts.version, seen)))
    .returning({ version: mailTexts.version })
  return gone.length > 0
}
