import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import type { World } from '../scope/scope.ts'
import { rowsOf } from './database.ts'

/** Whose data is told: everything that a table may know a person by. */
export interface Subject {
  readonly userId: string
  /** The account's address as it is compared; null as long as nobody has proven to own it. */
  readonly emailKey: string | null
}

export type Words = Readonly<Record<Language, string>>

/** Moments are ISO 8601 in UTC (`momentText`), amounts of money in cents. */
export type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell>>

/** What a source may ask. */
type Source = Pick<World, 'db' | 'config' | 'now' | 'log'>

/**
 * One kind of thing that is kept of a person, as the person gets it ("download my data", GDPR art. 15 and 20).
 *
 * Every feature that keeps something of people has a file `<feature>-data.store.ts` that exports its list of these, and
 * one line in `server/personal-data.ts`. `server/personal-data.test.ts` walks the database: a table that leads to a
 * person, and any column of it, must be told here, withheld here with a reason, or excused there.
 */
export interface PersonalData {
  /** Key in the JSON file, camelCase. Programs read it: it never changes. */
  readonly name: string
  readonly title: Words
  /** What it is and what it is kept for, in one sentence. */
  readonly purpose: Words
  /** Every field of a row, in the order of the columns of the readable page, with what people call it. */
  readonly fields: Readonly<Record<string, Words>>
  /** By table, the columns that the rows tell. Row numbers (`id`) and what refers to the person need no mention. */
  readonly tells: Readonly<Record<string, readonly string[]>>
  /** By `table.column`, why a column is not told. */
  readonly withholds?: Readonly<Record<string, string>>
  /**
   * All rows, in an order that stays, the oldest first where that is cheap. In batches of at most some hundred, each by
   * a short statement of its own, so that a history of a hundred thousand entries holds neither a connection nor the
   * process: `inOneBatch`, `inBatches`.
   */
  rows(source: Source, subject: Subject): AsyncIterable<readonly Row[]>
}

/** For what a person has at most some hundred of: all of it by one statement. */
export const inOneBatch = (query: (subject: Subject) => SQL): PersonalData['rows'] =>
  async function* ({ db }, subject) {
    yield await rowsOf<Row>(db, query(subject))
  }

const MOST_IN_A_BATCH = 500

/**
 * For what may be much: asks for the rows after the last one that was told, until none come. The statement answers at
 * most `most` of them in order, each as `row` with its `cursor`, which is not told.
 */
export const inBatches = <Cursor>(
  query: (subject: Subject, after: Cursor | null, most: number) => SQL,
): PersonalData['rows'] =>
  async function* ({ db }, subject) {
    let after: Cursor | null = null
    for (;;) {
      const found: { cursor: Cursor; row: Row }[] = await rowsOf(db, query(subject, after, MOST_IN_A_BATCH))
      const last = found.at(-1)
      if (!last) return
      yield found.map(({ row }) => row)
      after = last.cursor
    }
  }

/** A moment as text of the form `2026-11-22T01:30:00.000Z`; null stays null. */
export const momentText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
