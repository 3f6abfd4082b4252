import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissingFile } from '../files/missing-file.ts'
import { type Account, canEnter } from './account.ts'
import { SYSTEM_FOLDER } from './binaries.ts'
import { StartFailure } from './start-failure.ts'

/** Folder names carry the major version: a newer PostgreSQL cannot open an older one's files. */
const CLUSTER = 'postgres-18'

const outsideOf = (dataDir: string) =>
  join(SYSTEM_FOLDER, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), CLUSTER)

/** Folder of the database files of this DATA_DIR: inside it, or outside when the account cannot enter it. */
export function clusterDirectory(dataDir: string, account: Account | null): string {
  const inside = join(dataDir, CLUSTER)
  if (!account || existsSync(inside)) return inside
  return canEnter(account, dataDir) ? inside : outsideOf(dataDir)
}

/** Root runs PostgreSQL as the owner of existing files; other users can only use their own files. */
export async function accountOfOwner(directory: string, account: Account | null): Promise<Account | null> {
  const found = await stat(directory).catch(() => null)
  if (!found) return account
  if (account) return found.uid === 0 ? account : { uid: found.uid, gid: found.gid }
  if (found.uid !== process.getuid?.()) {
    throw new StartFailure(
      `The database files in ${directory} belong to another user. Start as that user, or set DATA_DIR to another folder.`,
    )
  }
  return null
}

/** The password of the database, generated once and readable by this user only; null when there is none yet. */
export async function readPassword(dataDir: string): Promise<string | null> {
  return readFile(join(dataDir, 'postgres-password'), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })
}
