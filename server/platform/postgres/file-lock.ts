import { DatabaseSync } from 'node:sqlite'

/** A lock between processes. The kernel releases it when its holder ends, however it ends. */
export interface FileLock {
  /** Takes the lock shared; false while another process holds it exclusively. */
  tryShare(): boolean
  /** Takes the lock exclusively; false while another process holds it. */
  tryOwn(): boolean
  release(): void
  close(): void
}

const SQLITE_BUSY = 5

// Node has no flock(); the locks that SQLite takes on an empty database file do the same.
function attempt(database: DatabaseSync, statement: string): boolean {
  try {
    database.exec(statement)
    return true
  } catch (error) {
    if (database.isTransaction) database.exec('rollback')
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}

/** Opens a lock file and creates it when it is missing; nothing is written into it. */
export function openFileLock(path: string): FileLock {
  const database = new DatabaseSync(path, { timeout: 0 })
  const release = () => {
    if (database.isTransaction) database.exec('rollback')
  }
  return {
    tryShare: () => attempt(database, 'begin; select 1 from sqlite_master'),
    tryOwn: () => attempt(database, 'begin exclusive'),
    release,
    close: () => database.close(),
  }
}

const POLL_MS = 20

/** Runs `work` while no other process runs work under the same file. */
export async function exclusively<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = openFileLock(path)
  try {
    while (!lock.tryOwn()) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    return await work()
  } finally {
    lock.release()
    lock.close()
  }
}
