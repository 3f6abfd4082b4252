import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import type { KnownTerm } from './text-words.ts'

/** A typed word, its stem, and itself without the ending of a plural. */
export interface AskedWord {
  readonly word: string
  readonly stem: string
  readonly singular: string
}

export interface FoundTerm extends KnownTerm {
  readonly word: string
}

/** Enough for the forms of one word; more would only slow the search. */
const MOST = 12

/** The words themselves, their other forms, and words that end or begin with them. */
export function selectForms(db: Database, words: readonly AskedWord[]): Promise<FoundTerm[]> {
  const columns = sql`t.term, t.spelling, t.documents`
  return rowsOf(
    db,
    sql`select w.word, f.term, f.spelling, f.documents
        from unnest(${sql.param(words.map(({ word }) => word))}::text[],
          ${sql.param(words.map(({ stem }) => stem))}::text[],
          ${sql.param(words.map(({ singular }) => singular))}::text[]) w(word, stem, singular),
        lateral (
          (select ${columns} from search_terms t where t.term = w.word)
          union (select ${columns} from search_terms t where t.stem = w.stem order by t.documents desc limit ${MOST})
          union (select ${columns} from search_terms t where t.term like w.word || '%'
            order by t.documents desc limit ${MOST})
          union (select ${columns} from search_terms t where length(w.singular) >= 4 and (t.term like '%' || w.singular
            or t.term like '%' || w.singular || 'n' or t.term like '%' || w.singular || 's')
            order by t.documents desc limit ${MOST})) f
        order by (f.term = w.word) desc, f.documents desc, f.term`,
  )
}

/** Words with a similar spelling: at least three tenths of their trigrams are the same. */
export function selectAlike(db: Database, words: readonly string[]): Promise<FoundTerm[]> {
  return rowsOf(
    db,
    sql`select w.word, a.term, a.spelling, a.documents from unnest(${sql.param([...words])}::text[]) w(word),
        lateral (select t.term, t.spelling, t.documents from search_terms t where t.term % w.word
          order by similarity(t.term, w.word) desc, t.documents desc limit ${MOST * 3}) a`,
  )
}

/** Which of these are words. */
export async function selectWords(db: Database, parts: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ term: string }>(
    db,
    sql`select term from search_terms where term = any(${sql.param([...parts])}::text[])`,
  )
  return rows.map(({ term }) => term)
}
