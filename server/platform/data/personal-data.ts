import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/vocabulary.ts'
import type { World } from '../scope/scope.ts'
import { rowsOf } from './database.ts'

/** The user whose data is exported, with every key by which a table may refer to the user. */
export interface Subject {
  readonly userId: string
  /** The account's address in the form that is compared; null until it is confirmed. */
  readonly emailKey: string | null
}

export type Words = Readonly<Record<Language, string>>

/** Timestamps are ISO 8601 in UTC (`momentText`), amounts of money in cents. */
export type Cell = string | number | boolean | null | readonly string[]
export type Row = Readonly<Record<string, Cell>>

/** What a source may read from. */
type Source = Pick<World, 'db' | 'config' | 'now' | 'log'>

/**
 * One kind of data that is stored about a user, as the user downloads it (GDPR art. 15 and 20).
 *
 * Every feature that stores data about users has a file `<feature>-data.store.ts` that exports its list of these, and
 * one line in `server/personal-data.ts`. `server/personal-data.test.ts` reads the schema: every table that refers to a
 * user, and each of its columns, must be listed here, withheld here with a reason, or excepted there.
 */
export interface PersonalData {
  /** Key in the JSON file, camelCase. It never changes, because programs read it. */
  readonly name: string
  readonly title: Words
  /** What it is and why it is stored, in one sentence. */
  readonly purpose: Words
  /** Every field of a row with its heading, in the order of the columns of the HTML document. */
  readonly fields: Readonly<Record<string, Words>>
  /** By table, the columns that the rows contain. `id` and references to the user need not be listed. */
  readonly exports: Readonly<Record<string, readonly string[]>>
  /** By `table.column`, why a column is not exported. */
  readonly withholds?: Readonly<Record<string, string>>
  /**
   * All rows in a stable order, the oldest first where that is cheap. In batches of at most a few hundred, each by
   * a short statement of its own, so that a history of a hundred thousand entries blocks neither a connection nor the
   * process: `inOneBatch`, `inBatches`.
   */
  rows(source: Source, subject: Subject): AsyncIterable<readonly Row[]>
}

/** For data with at most a few hundred rows per user: all rows by one statement. */
export const inOneBatch = (query: (subject: Subject) => SQL): PersonalData['rows'] =>
  async function* ({ db }, subject) {
    yield await rowsOf<Row>(db, query(subject))
  }

const MOST_IN_A_BATCH = 500

/**
 * For data with many rows: reads the rows after the last one, until there are none. The statement returns at
 * most `most` of them in order, each as `row` with its `cursor`, which is not exported.
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

/** A timestamp as text of the form `2026-11-22T01:30:00.000Z`; null stays null. */
export const momentText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
