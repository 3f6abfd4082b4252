import { type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Log } from '../scope/log.ts'
import { APP_ROLE } from './roles.ts'

/** The pool or an open transaction; stores work with both. */
export type Database = PgDatabase<NodePgQueryResultHKT>

export interface DatabaseHandle {
  readonly db: Database
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

// int8 (counts, sequence numbers) stays far below 2^53 here; as strings they would break arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Trust S79: limits of a statement, of waiting for a lock and of an idle transaction, in ms. */
const TIMEOUTS = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 10_000 }

/** Opens the pool of the server, with the rights of its role. Connections that break while idle are logged and replaced. */
export function openDatabase(url: string, log: Log, options: { readonly max: number }): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    options: `-c role=${APP_ROLE}`,
    max: options.max,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Sends concurrent statements of one connection (`Promise.all`) together.
    pipeline: true,
    ...TIMEOUTS,
  })
  pool.on('error', (error) => {
    // While the pool closes, its last connections may break because the database stops, too.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection broke')
  })
  // The pool has error listeners on idle connections only. A connection in use may break between statements, and an
  // `error` event without a listener would end the process. The next statement rejects with the same error.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: withReleasedTransactions(pool), pool, url, close: () => pool.end() }
}

/** drizzle never releases a connection on which `begin` fails, so transactions take and release theirs here. */
function withReleasedTransactions(pool: pg.Pool): Database {
  const db: Database = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/** A moment as a parameter of plain SQL; drizzle's own columns convert it by themselves. */
export const timestamptz = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** Runs a statement and returns its rows as `Row`, which the caller must choose to fit. Timestamps are text. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = await db.execute(statement)
  return result.rows as Row[]
}

/** Waits until no other transaction holds the lock of this name. The lock is released at commit. */
export async function takeLock(db: Database, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Sends a NOTIFY to every process at commit. Payload: ids only, below 8000 bytes. */
export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Name of the constraint that an error of this class violates, or null. drizzle wraps driver errors as `cause`. */
function violated(error: unknown, code: string): string | null {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (e instanceof pg.DatabaseError && e.code === code) return e.constraint ?? ''
  }
  return null
}

/** Name of the unique constraint that an error violates, or null. */
export const violatedUnique = (error: unknown): string | null => violated(error, '23505')

/** Name of the foreign key that an error violates, or null: the referenced row does not exist (any more). */
export const violatedReference = (error: unknown): string | null => violated(error, '23503')

/** Name of the exclusion constraint that an error violates, or null. */
export const violatedExclusion = (error: unknown): string | null => violated(error, '23P01')

// PostgreSQL: classes 08 (connection), 53 (full disk, no memory, too many connections), 57P (shutdown), 25006 (read-only),
// 58030 (I/O error). Node: a broken socket, a full or read-only disk.
const OUTAGE_CODES = /^(08...|25006|53...|57P0[1-3]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EROFS)$/

/** True when the database or the disk cannot do the work now: it may be tried again. */
export function isOutage(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const code = 'code' in e && typeof e.code === 'string' ? e.code : ''
    if (
      OUTAGE_CODES.test(code) ||
      /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(e.message)
    ) {
      return true
    }
  }
  return false
}
