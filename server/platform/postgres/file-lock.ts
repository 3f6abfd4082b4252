import { DatabaseSync } from 'node:sqlite'

/** A lock between processes that the kernel releases when its holder dies, however it dies. */
export interface FileLock {
  /** Several may share; answers false while somebody owns it alone. */
  tryShare(): boolean
  /** Answers false while anybody else shares or owns it. */
  tryOwn(): boolean
  release(): void
  close(): void
}

const SQLITE_BUSY = 5

// Node has no flock(); an empty SQLite file gives the same promise through the locks SQLite takes on it.
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

/** Opens a lock file, making it when it is missing; nothing is ever written into it. */
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

/** Runs `work` while no other process is inside a section of the same file. */
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
